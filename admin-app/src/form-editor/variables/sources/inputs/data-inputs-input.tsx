import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useEditedVersion } from '../../../editor/editor-context.ts';
import { choicesForData } from '../../fields-for-sources.ts';
import type { SourceInputProps } from '../source-input.ts';
import { useChosenSource } from './use-chosen-source.ts';

/** Chooses a field or variable for each input of the chosen data source. */
export function DataInputsInput({ variable, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  const shape = useChosenSource(variable);
  const choices = choicesForData(useEditedVersion());
  const { source } = variable;
  if (shape === undefined || source.type !== 'data') return null;
  const { inputs } = source;
  return shape.inputs.map((name) => (
    <Select
      key={name}
      label={t`“${name}” van de bron`}
      placeholder={t`Kies een veld of variabele`}
      readOnly={isReadOnly}
      allowDeselect={false}
      searchable
      data={choices.filter(({ value }) => value !== variable.id)}
      value={inputs[name] ?? null}
      onChange={(chosen) => {
        if (chosen !== null) change({ ...inputs, [name]: chosen });
      }}
    />
  ));
}
