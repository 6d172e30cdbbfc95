import { FormulaError } from './formula-value.ts';

/** No formula may build a text longer than this many UTF-16 units, however it nests. */
const maximumLength = 32_767;

/** The text, or an error when formulas have made it too long. */
export function limitText(text: string): string | FormulaError {
  return text.length > maximumLength ? FormulaError.value : text;
}
