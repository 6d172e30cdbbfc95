import { FormulaInput } from '../../formulas/formula-input.tsx';
import type { SettingInputProps } from '../setting-input.ts';
import { asText } from './text-inputs.tsx';

/** The formula of a field. */
export function FormulaSettingInput({ field, value, ...props }: SettingInputProps) {
  return <FormulaInput {...props} ownerId={field.id} value={asText(value)} />;
}
