import {
  accountCreations,
  signedOutPath,
  signInCallbackPath,
  signInLogoutPath,
  type SignInProvider,
} from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { clientAuthentications } from '@form-builder/core/contract/staff/settings/client-authentications.ts';
import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { useLingui } from '@lingui/react/macro';
import { Drawer, Fieldset, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { PasswordInput } from '../password-input/password-input.tsx';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { RegisteredAddresses } from '../providers/registered-addresses.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { GroupRoleRows } from './group-role-rows.tsx';
import { clientAuthenticationLabels } from '../providers/provider-words.ts';
import { accountCreationLabels } from './sign-in-provider-words.ts';
import { useSignInProviderForm } from './use-sign-in-provider-form.ts';

const issuerPath = '/idp';
/** The address at which our sign-in receives the answer of a provider. */
const callbackPath = `${issuerPath}${signInCallbackPath}`;

interface SignInProviderPanelProps {
  /** `null`: the panel is closed; `new`: an empty form. */
  readonly edited: SignInProvider | 'new' | null;
  readonly onClose: () => void;
}

/** Edits an outside provider of staff. */
export function SignInProviderPanel({ edited, onClose }: SignInProviderPanelProps) {
  const { t } = useLingui();
  const title = edited === 'new' ? t`Inlogprovider toevoegen` : t`Inlogprovider wijzigen`;
  return (
    <Drawer opened={edited !== null} onClose={onClose} title={title} padding="lg" size="xl">
      {edited !== null && (
        <ProviderFields onClose={onClose} {...(edited !== 'new' && { provider: edited })} />
      )}
    </Drawer>
  );
}

interface FieldsProps {
  readonly provider?: SignInProvider;
  readonly onClose: () => void;
}
type Form = ReturnType<typeof useSignInProviderForm>['form'];

function ProviderFields({ provider, onClose }: FieldsProps) {
  const { t } = useLingui();
  const { form, save } = useSignInProviderForm(provider, onClose);
  useUnsavedChangesGuard(form.isDirty());
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={save.error} />
        <RegistrationInputs
          form={form}
          hasSecret={provider?.has_secret === true && form.values.issuer === provider.issuer}
          logoutPath={provider === undefined ? null : issuerPath + signInLogoutPath(provider.id)}
        />
        <AccountInputs form={form} />
        <GroupRoleRows
          rows={form.values.group_roles}
          errorOf={(index) => form.errors[`group_roles.${index}.group`]}
          onChange={(rows) => form.setFieldValue('group_roles', rows)}
        />
        <TextInput
          label={t`Claim met groepen`}
          description={t`De naam van de claim met de groepen. Een > scheidt de namen van een claim in een claim, zoals realm_access > roles.`}
          maxLength={200}
          {...form.getInputProps('groups_claim')}
        />
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function RegistrationInputs({
  form,
  hasSecret,
  logoutPath,
}: {
  readonly form: Form;
  readonly hasSecret: boolean;
  readonly logoutPath: string | null;
}) {
  const { t, i18n } = useLingui();
  const hasKeys = form.values.client_authentication === 'private_key';
  return (
    <>
      <TextInput
        label={t`Naam`}
        description={t`Staat op de knop van de inlogpagina: Inloggen met …`}
        maxLength={60}
        withAsterisk
        data-autofocus
        {...form.getInputProps('name')}
      />
      <StateSwitches form={form} />
      <RegisteredAddresses
        paths={[callbackPath, ...(form.values.ends_session ? [issuerPath + signedOutPath] : [])]}
        logoutPath={logoutPath}
        keysPath={hasKeys ? serviceProviderPaths.keys : null}
      />
      <TextInput
        label={t`Adres van de provider (issuer)`}
        description={t`Entra ID: https://login.microsoftonline.com/<tenant-id>/v2.0. Keycloak: https://…/realms/<realm>.`}
        type="url"
        inputMode="url"
        maxLength={500}
        withAsterisk
        {...form.getInputProps('issuer')}
      />
      <TextInput
        label={t`Client-ID`}
        maxLength={200}
        withAsterisk
        autoComplete="off"
        {...form.getInputProps('client_id')}
      />
      <NativeSelect
        label={t`Hoe de provider ons herkent`}
        data={clientAuthentications.map((value) => ({
          value,
          label: i18n._(clientAuthenticationLabels[value]),
        }))}
        {...form.getInputProps('client_authentication')}
      />
      {!hasKeys && (
        <PasswordInput
          label={t`Geheime sleutel (client secret)`}
          description={
            hasSecret
              ? t`De sleutel is ingesteld. Laat leeg om hem te houden.`
              : t`Leeg: zonder sleutel, met alleen PKCE.`
          }
          maxLength={500}
          autoComplete="new-password"
          {...form.getInputProps('secret')}
        />
      )}
      <TextInput
        label={t`Scopes`}
        description={t`Wat we de provider vragen, gescheiden door spaties.`}
        maxLength={200}
        {...form.getInputProps('scope')}
      />
    </>
  );
}

function StateSwitches({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  return (
    <>
      <Switch
        label={t`Staat op de inlogpagina`}
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
      <Switch
        label={t`Ook uitloggen bij de provider`}
        description={t`Wie hier uitlogt, gaat daarna naar de provider en logt daar ook uit. Dat geldt dan voor alles waarvoor iemand daar is ingelogd.`}
        {...form.getInputProps('ends_session', { type: 'checkbox' })}
      />
    </>
  );
}

function AccountInputs({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  return (
    <Fieldset legend={t`Accounts`}>
      <Stack gap="md">
        <TextInput
          label={t`E-maildomeinen`}
          description={t`Alleen een adres van deze domeinen wordt aan een account gekoppeld. Scheid domeinen met een komma.`}
          placeholder="voorbeeldstad.nl"
          withAsterisk
          {...form.getInputProps('domains')}
        />
        <Switch
          label={t`De provider controleert e-mailadressen zelf`}
          description={t`Nodig voor Entra ID, dat niet meestuurt of een adres is bevestigd. Zet dit alleen aan als medewerkers hun adres daar niet zelf kunnen wijzigen.`}
          {...form.getInputProps('trusts_email', { type: 'checkbox' })}
        />
        <NativeSelect
          label={t`Account maken bij de eerste keer inloggen`}
          data={accountCreations.map((value) => ({
            value,
            label: i18n._(accountCreationLabels[value]),
          }))}
          {...form.getInputProps('account_creation')}
        />
        <TextInput
          label={t`Tweede stap bij de provider`}
          description={t`Welke waarden van amr of acr tellen als tweede stap, bijvoorbeeld mfa. Leeg: de tweede stap is hier.`}
          maxLength={200}
          {...form.getInputProps('mfa_values')}
        />
        <Textarea
          label={t`Wie helpt bij toegang?`}
          description={t`Staat op de pagina voor wie nog geen rol heeft. Leeg: de namen van de beheerders.`}
          maxLength={300}
          autosize
          minRows={2}
          {...form.getInputProps('contact')}
        />
      </Stack>
    </Fieldset>
  );
}
