import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../api/error-text.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { allEnvironmentsQuery } from '../publishing/environments-query.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import classes from './environment-settings.module.css';
import { useSaveEnvironments, type EnvironmentRow } from './use-save-environments.ts';

/** The environments of the organisation: their names, and whether they are enabled. */
export function EnvironmentSettings() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(allEnvironmentsQuery);
  return (
    <>
      <SectionHeader title={t`Omgevingen`} />
      <Text mb="lg" maw="40rem">
        <Trans>
          Een versie gaat van boven naar beneden door de omgevingen. Wat in de onderste staat, zien
          bezoekers.
        </Trans>
      </Text>
      {data !== undefined && <EnvironmentFields environments={data} />}
      {data === undefined && error !== null && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton height={260} maw="40rem" />}
    </>
  );
}

interface Values {
  readonly rows: readonly EnvironmentRow[];
}

const valuesOf = (environments: readonly Environment[]): Values => ({
  rows: environments.map(({ id, name, is_enabled }) => ({ id, name, is_enabled })),
});

function EnvironmentFields({ environments }: { readonly environments: readonly Environment[] }) {
  const { t } = useLingui();
  const form = useForm<Values>({
    initialValues: valuesOf(environments),
    validate: {
      rows: { name: (name: string) => (name.trim() === '' ? t`Vul een naam in.` : null) },
    },
  });
  const isChanged = (index: number) => form.isDirty(`rows.${String(index)}`);
  useUnsavedChangesGuard(form.isDirty());
  const save = useSaveEnvironments();
  const submit = async ({ rows }: Values) => {
    const failed = await save.mutateAsync(rows.filter((_, index) => isChanged(index)));
    const reasons = new Map(failed.map(({ id, error }) => [id, error]));
    form.setInitialValues({
      rows: form.getInitialValues().rows.map((before, index) => {
        return reasons.has(before.id) ? before : (rows[index] ?? before);
      }),
    });
    rows.forEach(({ id }, index) => {
      if (reasons.has(id))
        form.setFieldError(`rows.${String(index)}.is_enabled`, reasonOf(reasons.get(id)));
    });
  };
  const reasonOf = (error: unknown): string =>
    error instanceof ApiError && error.problem?.code === 'conflict'
      ? t`Hier staat nog een formulier. Trek het eerst in.`
      : errorText(error);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="lg" maw="40rem">
        {environments.map(({ id, name, is_editable: isEditable }, index) => (
          <div key={id} role="group" aria-label={name} className={classes.environment}>
            <TextInput
              label={t`Naam`}
              description={
                isEditable
                  ? t`Een versie die hier staat, kun je nog wijzigen.`
                  : t`Een versie die hier heeft gestaan, ligt vast. Wijzig die in een nieuwe versie.`
              }
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={60}
              {...form.getInputProps(`rows.${String(index)}.name`)}
            />
            <Switch
              className={classes.switch}
              label={t`In gebruik`}
              {...form.getInputProps(`rows.${String(index)}.is_enabled`, { type: 'checkbox' })}
            />
          </div>
        ))}
        <SaveButtons isSaving={save.isPending} isDirty={form.isDirty()} onReset={form.reset} />
      </Stack>
    </form>
  );
}
