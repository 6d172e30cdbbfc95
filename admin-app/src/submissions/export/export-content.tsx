import {
  exportFormats,
  type ExportField,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, Radio, Stack } from '@mantine/core';
import { useCan } from '../../session/use-user.ts';
import { languageName } from '../../languages/language-name.ts';
import { exportFormatTexts } from '../../exports/export-formats.ts';
import type { RememberedChoices } from './remembered-choices.ts';

interface ExportContentProps {
  readonly choices: RememberedChoices;
  readonly fields: readonly ExportField[];
  readonly isUnmasked: boolean;
  readonly onChange: (part: Partial<RememberedChoices>) => void;
  readonly onUnmask: (isUnmasked: boolean) => void;
}

/** Chooses the format of the file, and that of the answers. */
export function ExportContent(props: ExportContentProps) {
  const { t, i18n } = useLingui();
  const { choices, fields, onChange } = props;
  const format = (value: string) => exportFormats.find((one) => one === value) ?? 'xlsx';
  const repeating = fields.filter(({ is_repeating: repeats }) => repeats);
  const isTable = choices.format !== 'jsonl';
  return (
    <>
      <Radio.Group
        label={t`Soort bestand`}
        value={choices.format}
        onChange={(value) => onChange({ format: format(value) })}
      >
        <Stack gap="xs" mt="xs">
          {exportFormats.map((one) => (
            <Radio
              key={one}
              value={one}
              label={i18n._(exportFormatTexts[one].label)}
              description={i18n._(exportFormatTexts[one].hint)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {isTable && repeating.length > 0 && (
        <NativeSelect
          label={t`Regels`}
          value={choices.row_field ?? ''}
          data={[
            { value: '', label: t`Eén regel per inzending` },
            ...repeating.map(({ id, label }) => ({
              value: id,
              label: t`Eén regel per rij van ${label}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ row_field: value === '' ? null : value })
          }
        />
      )}
      <NativeSelect
        label={t`Antwoorden`}
        value={choices.values}
        data={[
          { value: 'labels', label: t`Zoals mensen ze lezen` },
          { value: 'ids', label: t`Met de codes voor koppelingen` },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ values: value === 'ids' ? 'ids' : 'labels' })
        }
      />
      <NativeSelect
        label={t`Taal van vragen en antwoorden`}
        value={choices.language}
        data={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ language: languages.find((one) => one === value) ?? 'nl' })
        }
      />
      <UnmaskChoice {...props} />
    </>
  );
}

function UnmaskChoice({ fields, isUnmasked, onUnmask }: ExportContentProps) {
  const { t } = useLingui();
  const mayUnmask = useCan('submission-unmask');
  const hasSensitive = fields.some(({ is_sensitive: isSensitive }) => isSensitive);
  if (!hasSensitive || !mayUnmask) return null;
  return (
    <Checkbox
      label={t`Gevoelige antwoorden leesbaar in het bestand`}
      description={t`Zonder vinkje zijn ze afgeschermd. Met vinkje staat het in het logboek.`}
      checked={isUnmasked}
      onChange={(event) => onUnmask(event.currentTarget.checked)}
    />
  );
}
