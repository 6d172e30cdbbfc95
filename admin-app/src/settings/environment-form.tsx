import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { useLingui } from '@lingui/react/macro';
import { Stack, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { errorText } from '../api/error-text.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { EnvironmentFields } from './environment-fields.tsx';
import { changesOf, useSaveEnvironments, type EnvironmentRow } from './use-save-environments.ts';

interface Values {
  readonly rows: readonly EnvironmentRow[];
}

const valuesOf = (environments: readonly Environment[]): Values => ({
  rows: environments.map(({ id, name, is_enabled, is_editable }) => ({
    id,
    name,
    is_enabled,
    is_editable,
  })),
});

/** Renames, orders and switches the environments; everything is saved at once. */
export function EnvironmentForm({
  environments,
}: {
  readonly environments: readonly Environment[];
}) {
  const { t } = useLingui();
  const [announcement, setAnnouncement] = useState('');
  const form = useForm<Values>({
    initialValues: valuesOf(environments),
    validate: {
      rows: { name: (name: string) => (name.trim() === '' ? t`Vul een naam in.` : null) },
    },
  });
  const { rows } = form.values;
  useUnsavedChangesGuard(form.isDirty());
  const save = useSaveEnvironments();
  const submit = () => {
    const saved = form.getInitialValues().rows;
    save.mutate(changesOf(saved, rows), {
      onSuccess: (failed) => {
        const reasons = new Map(failed.map(({ id, error }) => [id, error]));
        form.setInitialValues({
          rows: rows.map((row) => {
            return (reasons.has(row.id) && saved.find(({ id }) => id === row.id)) || row;
          }),
        });
        rows.forEach(({ id }, index) => {
          if (reasons.has(id))
            form.setFieldError(`rows.${String(index)}.is_enabled`, reasonOf(reasons.get(id)));
        });
      },
    });
  };
  const reasonOf = (error: unknown): string =>
    error instanceof ApiError && error.problem?.code === 'conflict'
      ? t`Hier staat nog een formulier. Trek het eerst in.`
      : errorText(error);
  const move = (from: number, to: number) => {
    form.reorderListItem('rows', { from, to });
    const name = rows[from]?.name ?? '';
    setAnnouncement(t`${name} staat nu op plaats ${to + 1} van ${rows.length}.`);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg" maw="44rem">
        {rows.map((row, index) => (
          <EnvironmentFields
            key={row.id}
            row={row}
            nameProps={form.getInputProps(`rows.${String(index)}.name`)}
            enabledProps={form.getInputProps(`rows.${String(index)}.is_enabled`, {
              type: 'checkbox',
            })}
            onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
            onMoveDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
          />
        ))}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <SaveButtons isSaving={save.isPending} isDirty={form.isDirty()} onReset={form.reset} />
      </Stack>
    </form>
  );
}
