import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';
import { useChosenSource } from './use-chosen-source.ts';

/** Chooses one of the values that the chosen data source returns. */
export function DataOutputInput({ variable, value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  const shape = useChosenSource(variable);
  if (shape === undefined) return null;
  const stored = asText(value);
  const isLost = stored !== '' && !shape.outputs.some(({ name }) => name === stored);
  return (
    <Select
      label={t`Gegeven`}
      error={isLost && t`De bron geeft “${stored}” niet meer. Kies een ander gegeven.`}
      placeholder={t`Kies een gegeven`}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={shape.outputs.map(({ name }) => name)}
      value={stored || null}
      onChange={change}
    />
  );
}
