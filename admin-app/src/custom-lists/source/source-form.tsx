import {
  sourceIntervals,
  type SourcePreview,
} from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { ColumnInputs } from './column-inputs.tsx';
import { SourcePreviewResult } from './source-preview-result.tsx';
import type { SourceValues } from './source-values.ts';
import { intervalLabels, problemTexts } from './source-words.ts';
import { useSourceForm, type SourceFormProps } from './use-source-form.ts';

/** Sets the source of a list: the address first, then its columns, with what a refresh would change. */
export function SourceForm({ listKey, source, onClose }: SourceFormProps) {
  const { t, i18n } = useLingui();
  const { form, columns, preview, save } = useSourceForm({ listKey, source, onClose });
  const hasColumns = columns.length > 0;
  const submit = (values: SourceValues) =>
    hasColumns && values.label_column !== '' ? save.mutate(values) : preview.mutate(values);
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md" maw="30rem">
        <FailureAlert error={preview.error ?? save.error} />
        <TextInput
          label={t`Adres van de bron`}
          description={t`Een openbaar adres van een CSV- of JSON-bestand.`}
          type="url"
          maxLength={2000}
          withAsterisk
          data-autofocus
          {...form.getInputProps('url')}
        />
        <NativeSelect
          label={t`Formaat`}
          data={[
            { value: 'csv', label: 'CSV' },
            { value: 'json', label: 'JSON' },
          ]}
          {...form.getInputProps('format')}
        />
        <PreviewProblem preview={preview.data} />
        {hasColumns && <ColumnInputs form={form} columns={columns} />}
        {hasColumns && (
          <NativeSelect
            label={t`Hoe vaak verversen?`}
            data={sourceIntervals.map((every) => ({
              value: every,
              label: i18n._(intervalLabels[every]),
            }))}
            {...form.getInputProps('every')}
          />
        )}
        <SourcePreviewResult preview={preview.data} />
        {hasColumns && (
          <Group>
            <Button
              variant="default"
              loading={preview.isPending}
              onClick={() => preview.mutate(form.getValues())}
            >{t`Bekijken wat verandert`}</Button>
          </Group>
        )}
        <FormButtons
          submitLabel={hasColumns ? t`Bron opslaan` : t`Kolommen ophalen`}
          isPending={save.isPending || (!hasColumns && preview.isPending)}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function PreviewProblem({ preview }: { readonly preview: SourcePreview | undefined }) {
  const { t, i18n } = useLingui();
  if (preview === undefined || preview.problem === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={t`De bron is niet te gebruiken`}>
      {i18n._(problemTexts[preview.problem])}
    </Alert>
  );
}
