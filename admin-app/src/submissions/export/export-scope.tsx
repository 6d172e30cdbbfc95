import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';

interface ExportScopeProps {
  readonly selected: readonly string[];
  readonly filter: ExportFilter;
  /** The filter of the whole list. */
  readonly listed: () => ExportFilter;
  readonly onChange: (filter: ExportFilter) => void;
}

/** Chooses between the selected rows and the whole list; nothing without a selection. */
export function ExportScope({ selected, filter, listed, onChange }: ExportScopeProps) {
  const { t } = useLingui();
  if (selected.length === 0) return null;
  const choose = (value: string) =>
    onChange(value === 'selection' ? { id: [...selected] } : listed());
  return (
    <Radio.Group
      label={t`Welke inzendingen`}
      value={filter.id === undefined ? 'list' : 'selection'}
      onChange={choose}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="selection"
          label={t`${plural(selected.length, { one: 'Alleen de # gekozen inzending', other: 'Alleen de # gekozen inzendingen' })}`}
        />
        <Radio value="list" label={t`Alle inzendingen van de lijst`} />
      </Stack>
    </Radio.Group>
  );
}
