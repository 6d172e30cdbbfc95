import { confidentialityLevels } from '@form-builder/core/contract/confidentiality-levels.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@form-builder/core/client/create-client.ts';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { confidentiality } from './confidentiality.ts';
import { FormRetentionSettings } from './form-retention.tsx';
import { MemberSection } from './members/member-section.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';

type Settings = Pick<
  Form,
  'name' | 'confidentiality_level' | 'number_prefix' | 'is_numbering_enabled'
>;

const settingsOf = ({
  name,
  confidentiality_level,
  number_prefix,
  is_numbering_enabled,
}: Form): Settings => ({ name, confidentiality_level, number_prefix, is_numbering_enabled });

/** Name, numbering and confidentiality of a form. */
export function FormSettings() {
  const { t } = useLingui();
  const form = useOpenForm();
  return (
    <>
      <SectionHeader title={t`Instellingen`} />
      {form.is_editable ? (
        <SettingsFields form={form} />
      ) : (
        <Alert variant="light" color="gray">
          <Trans>Alleen leden van dit formulier kunnen de instellingen wijzigen.</Trans>
        </Alert>
      )}
      <MemberSection form={form} />
      {form.type === 'form' && <FormRetentionSettings />}
    </>
  );
}

function SettingsFields({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  const fields = useForm<Settings>({
    initialValues: settingsOf(form),
    validate: {
      name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null),
      number_prefix: (prefix) =>
        /^[A-Za-z0-9-]*$/.test(prefix) ? null : t`Gebruik alleen letters, cijfers en streepjes.`,
    },
  });
  useUnsavedChangesGuard(fields.isDirty());
  const save = useSaveSettings(form, (saved) => {
    fields.setInitialValues(settingsOf(saved));
    fields.setValues(settingsOf(saved));
  });
  const example = `${fields.values.number_prefix}000123`;
  return (
    <form noValidate onSubmit={fields.onSubmit((values) => save.mutate(values))}>
      <Stack gap="xl" maw="40rem">
        {save.error !== null && <SaveError error={save.error} />}
        <TextInput label={t`Naam`} maxLength={200} withAsterisk {...fields.getInputProps('name')} />
        {form.type === 'form' && (
          <Stack gap="sm">
            <Switch
              label={t`Inzendingen een nummer geven`}
              description={t`Het nummer staat op de bevestiging en loopt door zonder nummers over te slaan.`}
              {...fields.getInputProps('is_numbering_enabled', { type: 'checkbox' })}
            />
            {fields.values.is_numbering_enabled && (
              <TextInput
                label={t`Voorvoegsel`}
                description={t`Een nummer ziet eruit als ${example}.`}
                maxLength={12}
                maw="16rem"
                {...fields.getInputProps('number_prefix')}
              />
            )}
          </Stack>
        )}
        <Radio.Group
          label={t`Vertrouwelijkheid`}
          description={
            form.is_owner ? undefined : t`Alleen een eigenaar kan de vertrouwelijkheid wijzigen.`
          }
          {...fields.getInputProps('confidentiality_level')}
        >
          <Stack gap="sm" mt="xs">
            {confidentialityLevels.map((level) => (
              <Radio
                key={level}
                value={level}
                disabled={!form.is_owner}
                label={i18n._(confidentiality[level].label)}
                description={i18n._(confidentiality[level].meaning)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <SaveButtons isSaving={save.isPending} isDirty={fields.isDirty()} onReset={fields.reset} />
      </Stack>
    </form>
  );
}

/**
 * A stale tag means that another user saved first: typed text is kept, and reloading resolves the
 * conflict.
 */
function SaveError({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const isStale = error instanceof ApiError && error.status === 412;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      title={
        isStale
          ? t`Iemand anders heeft dit formulier intussen gewijzigd`
          : t`Opslaan is niet gelukt`
      }
    >
      <Text size="sm">{errorText(error)}</Text>
      {isStale && (
        <Button
          mt="sm"
          size="compact-md"
          variant="default"
          onClick={() => void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all })}
        >
          <Trans>Nieuwste gegevens ophalen</Trans>
        </Button>
      )}
    </Alert>
  );
}

function useSaveSettings(form: Form, onSaved: (saved: Form) => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (body: Settings) =>
      (
        await api.updateForm({
          params: { id: form.id },
          headers: { 'if-match': `"${form.revision}"` },
          body,
        })
      ).data,
    meta: { showsErrors: true },
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryKeys.forms.one(form.id), saved);
      onSaved(saved);
      notifySuccess(t`De instellingen zijn opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
    },
  });
}
