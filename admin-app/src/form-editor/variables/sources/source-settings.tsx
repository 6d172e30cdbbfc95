import type { Variable, VariableSource } from '@form-builder/core/form/variables/variable.ts';
import { variableSources } from '@form-builder/core/form/variables/variable-sources.ts';
import { sourceInputs } from './source-inputs.ts';

interface SourceSettingsProps {
  readonly variable: Variable;
  readonly isReadOnly: boolean;
  readonly change: (source: VariableSource) => void;
}

/** The inputs of the settings of a variable's source, in the order of core. */
export function SourceSettings({ variable, isReadOnly, change }: SourceSettingsProps) {
  const { source } = variable;
  return variableSources[source.type].settings.map(({ name, input }) => {
    const Input = sourceInputs[input];
    return (
      <Input
        key={name}
        variable={variable}
        value={Reflect.get(source, name) as unknown}
        isReadOnly={isReadOnly}
        change={(value) => change({ ...source, [name]: value })}
      />
    );
  });
}
