import { FormulaError } from './formula-value.ts';

/** The maximum length of a text that formulas can build, in UTF-16 units. */
const maximumLength = 32_767;

/** The text, or an error when it exceeds the maximum. */
export function limitText(text: string): string | FormulaError {
  return text.length > maximumLength ? FormulaError.value : text;
}
