import { useLingui } from '@lingui/react/macro';
import { FormulaInput } from '../../../formulas/formula-input.tsx';
import { asText } from '../../../inspector/inputs/text-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

/** The formula of a variable. */
export function VariableFormulaInput({ variable, value, ...props }: SourceInputProps) {
  const { t } = useLingui();
  return <FormulaInput {...props} label={t`Formule`} ownerId={variable.id} value={asText(value)} />;
}
