import type { ExportField } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Fieldset, ScrollArea, Stack, Text } from '@mantine/core';

interface ExportFieldChoiceProps {
  readonly fields: readonly ExportField[];
  /** `null`: all fields, including those of later versions. */
  readonly value: readonly string[] | null;
  readonly onChange: (value: string[] | null) => void;
}

/** Chooses the questions that get a column. */
export function ExportFieldChoice({ fields, value, onChange }: ExportFieldChoiceProps) {
  const { t } = useLingui();
  const choices = fields.filter(({ is_repeating: repeats }) => !repeats);
  const rowLabel = (id: string | null) => fields.find((field) => field.id === id)?.label;
  if (choices.length === 0)
    return (
      <Text size="sm" c="gray.7">
        <Trans>Er zijn nog geen inzendingen van dit formulier.</Trans>
      </Text>
    );
  return (
    <Fieldset legend={t`Vragen`}>
      <Checkbox
        label={t`Alle vragen, van alle versies`}
        checked={value === null}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? null : choices.map(({ id }) => id))
        }
      />
      {value !== null && (
        <ScrollArea.Autosize mah="16rem" mt="sm" type="auto" viewportProps={{ tabIndex: 0 }}>
          <Checkbox.Group
            aria-label={t`Vragen in de export`}
            value={[...value]}
            onChange={(ids) => onChange(ids)}
          >
            <Stack gap="xs">
              {choices.map(({ id, label, row_field: rowField }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={label}
                  {...(rowField !== null && { description: rowLabel(rowField) })}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        </ScrollArea.Autosize>
      )}
    </Fieldset>
  );
}
