import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useEditedVersion } from '../../../editor/editor-context.ts';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import { fieldsThatLookUp } from '../../fields-for-sources.ts';
import type { SourceInputProps } from '../source-input.ts';

/** Chooses a field outside rows with a look-up. */
export function LookUpFieldInput({ value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  const fields = fieldsThatLookUp(useEditedVersion().pages);
  return (
    <Select
      label={t`Veld`}
      description={
        fields.length === 0 && t`Voeg eerst een veld toe dat iets opzoekt, zoals een adres.`
      }
      placeholder={t`Kies een veld`}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={fields.map(({ id, label, short_id: shortId }) => ({
        value: id,
        label: label || shortId,
      }))}
      value={asText(value) || null}
      onChange={change}
    />
  );
}
