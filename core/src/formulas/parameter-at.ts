import type { FormulaFunction, FormulaParameter } from './formula-function.ts';

/** The parameter of the argument at an index; the last parameters may repeat. */
export function parameterAt(
  { parameters, repeating }: FormulaFunction,
  index: number,
): FormulaParameter | undefined {
  if (index < parameters.length) return parameters[index];
  if (repeating === undefined) return undefined;
  return parameters[parameters.length - repeating + ((index - parameters.length) % repeating)];
}
