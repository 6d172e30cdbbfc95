import { isSameJson } from '@form-builder/core/diff/json.ts';
import { ApiError } from '@form-builder/core/client/create-client.ts';
import {
  providerDrivers,
  type ProviderDriver,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { capitalise } from '../languages/staff-texts.ts';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { assertNamed, UnnamedProviderError } from './assert-named.ts';
import { draftOf, renamed, type ProviderDraft } from './provider-draft.ts';
import { ProviderDriverInput, ProviderKeyInputs } from './provider-key-inputs.tsx';
import { ProviderSettingInput } from './provider-setting-input.tsx';
import { driverTexts } from './provider-words.ts';
import {
  hasSecondService,
  isWithoutSecret,
  SecondSecretInput,
  hasThirdService,
  SecretInput,
  ThirdSecretInput,
} from './provider-secrets.tsx';
import { AnswersAddress, RegisteredAddresses } from './registered-addresses.tsx';
import { ServiceMetadata } from './service-metadata.tsx';
import classes from './provider-settings.module.css';

interface ProviderFormProps {
  /** Absent for a new one. */
  readonly provider?: Provider;
  readonly onDone: () => void;
}

/**
 * The form with the settings of a provider, as its driver requires. The stored secret is never
 * shown.
 */
export function ProviderForm({ provider, onDone }: ProviderFormProps) {
  const { t, i18n } = useLingui();
  const [initial] = useState(() => draftOf(provider));
  const [draft, setDraft] = useState(initial);
  const change = (members: Partial<ProviderDraft>) =>
    setDraft((current) => ({ ...current, ...members }));
  useUnsavedChangesGuard(!isSameJson({ ...initial }, { ...draft }));
  const save = useSaveProvider(provider === undefined, onDone);
  const { driver, name, settings } = draft;
  const asked = settingsOf(draft);
  const texts = driverTexts(driver);
  const rejected = rejectedMembers(save.error);
  const isNew = provider === undefined;
  const form = useFocusedForm(save.error);
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={provider?.name ?? t`Aanbieder toevoegen`}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
    >
      <Stack gap="md" maw="34rem">
        {Object.keys(rejected).length === 0 ? (
          <FailureAlert error={save.error} />
        ) : (
          <Alert
            color="red"
            variant="light"
            role="alert"
            title={t`De aanbieder is niet opgeslagen`}
          >
            <Trans>Kijk bij de velden wat er niet klopt.</Trans>
          </Alert>
        )}
        {isNew && <ProviderDriverInput draft={draft} onChange={change} />}
        <TextInput
          label={t`Naam`}
          value={name}
          maxLength={100}
          error={rejected['name']}
          onChange={({ currentTarget }) => change(renamed(draft, currentTarget.value, isNew))}
        />
        {isNew && <ProviderKeyInputs draft={draft} idError={rejected['id']} onChange={change} />}
        {asked.map((setting) => (
          <ProviderSettingInput
            key={setting.key}
            setting={setting}
            provider={isStored(provider) ? provider : undefined}
            label={capitalise(i18n._(texts.setting(setting)))}
            hint={setting.hasHint === true ? i18n._(texts.hint(setting)) : undefined}
            error={rejected[`settings.${setting.key}`]}
            value={settings[setting.key] ?? ''}
            onChange={(value) => change({ settings: { ...settings, [setting.key]: value } })}
          />
        ))}
        <SecretInput
          draft={draft}
          isSet={provider?.has_secret === true}
          error={rejected['secret']}
          onChange={(secret) => change({ secret })}
        />
        <OtherSecretInputs
          draft={draft}
          provider={provider}
          rejected={rejected}
          onChange={change}
        />
        <DriverAddresses draft={draft} provider={provider} />
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onDone} />
      </Stack>
    </form>
  );
}

interface OtherSecretsProps {
  readonly draft: ProviderDraft;
  readonly provider: Provider | undefined;
  readonly rejected: Readonly<Record<string, string>>;
  readonly onChange: (members: Partial<ProviderDraft>) => void;
}

/** The secrets besides the first, for drivers that have them. */
function OtherSecretInputs({ draft, provider, rejected, onChange }: OtherSecretsProps) {
  return (
    <>
      <SecondSecretInput
        draft={draft}
        isSet={provider?.has_second_secret === true}
        error={rejected['second_secret']}
        onChange={(secondSecret) => onChange({ secondSecret })}
      />
      <ThirdSecretInput
        draft={draft}
        isSet={provider?.has_third_secret === true}
        error={rejected['third_secret']}
        onChange={(thirdSecret) => onChange({ thirdSecret })}
      />
    </>
  );
}

/** The settings of the driver; of a secret only where the service knows us by one. */
function settingsOf(draft: Pick<ProviderDraft, 'driver' | 'settings'>): ProviderDriver['settings'] {
  const { settings }: ProviderDriver = providerDrivers[draft.driver];
  return settings.filter(({ isOfSecret }) => isOfSecret !== true || !isWithoutSecret(draft));
}

/**
 * The form takes the focus, because the button that opened it is gone; later the first setting does that was refused,
 * which may be far above the button.
 */
function useFocusedForm(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (error === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}

interface DriverAddressesProps {
  readonly draft: ProviderDraft;
  readonly provider: Provider | undefined;
}

/** What an administrator registers at the service, as the driver says. */
function DriverAddresses({ draft, provider }: DriverAddressesProps) {
  const isSaved = isStored(provider);
  const answersPath = provider?.answers_path;
  const { id, stage, driver } = draft;
  const {
    registeredPaths,
    hasServiceMetadata,
    receivesLogouts,
    catalogueSetting = '',
    keysPath,
  }: ProviderDriver = providerDrivers[driver];
  if (hasServiceMetadata === true)
    return (
      <ServiceMetadata
        id={id}
        stage={stage}
        isSaved={isSaved}
        hasCatalogue={isSet(provider?.settings?.[catalogueSetting])}
      />
    );
  if (answersPath !== undefined) return <AnswersAddress path={answersPath} />;
  if (registeredPaths === undefined) return null;
  const logoutPath = receivesLogouts === true ? serviceProviderPaths.logout(id, stage) : null;
  return (
    <RegisteredAddresses
      paths={registeredPaths}
      logoutPath={isSaved ? logoutPath : null}
      keysPath={isWithoutSecret(draft) ? (keysPath ?? null) : null}
    />
  );
}

/** Whether the provider was saved: one of the other stage stands here without settings. */
const isStored = (provider: Provider | undefined): boolean =>
  provider !== undefined && Object.keys(provider.settings ?? {}).length > 0;

/** Whether a saved setting has a value: the server serves what is saved, not what is being typed. */
const isSet = (value: unknown): boolean => typeof value === 'string' && value !== '';

function useSaveProvider(isNew: boolean, onDone: () => void) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: ProviderDraft) => {
      assertNamed(draft, i18n);
      const { id, stage, secret, secondSecret, thirdSecret, ...body } = draft;
      return api.saveProvider({
        params: { id, stage },
        body: {
          ...body,
          ...(isNew && { is_new: true }),
          settings: withoutUnused(body),
          ...(secret !== '' && !isWithoutSecret(body) && { secret }),
          ...(hasSecondService(body) && secondSecret !== '' && { second_secret: secondSecret }),
          ...(hasThirdService(body) && thirdSecret !== '' && { third_secret: thirdSecret }),
        },
      });
    },
    meta: { showsErrors: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.providers });
      notifySuccess(t`De aanbieder is opgeslagen.`);
      onDone();
    },
  });
}

/** The settings without what the form does not show any more: a day on which a secret ends would still be warned of. */
function withoutUnused({ driver, settings }: Pick<ProviderDraft, 'driver' | 'settings'>) {
  const all: ProviderDriver['settings'] = providerDrivers[driver].settings;
  const shown = new Set(settingsOf({ driver, settings }).map(({ key }) => key));
  const isUnused = (key: string) => !shown.has(key) && all.some((one) => one.key === key);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !isUnused(key)));
}

/** The error messages of this form and of the server, by member of the request. */
function rejectedMembers(error: unknown): Readonly<Record<string, string>> {
  if (error instanceof UnnamedProviderError) return error.members;
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.problem?.errors ?? {}).map(([path, messages]) => [
      path,
      messages.join(' '),
    ]),
  );
}
