import { checkFormula } from '../../formulas/check-formula.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import type { ReferenceTypes } from './reference-types.ts';

/**
 * Finds the faults of the formula of a field or variable: it is invalid, or its references do not
 * fit.
 */
export function formulaIssues(
  formula: string,
  from: Pick<ProgramField, 'scope'>,
  types: ReferenceTypes,
): readonly FormulaIssue[] {
  const parsed = parseFormula(formula);
  return parsed.ok
    ? checkFormula(parsed.node, (reference) => types.typeOf(reference, from)).issues
    : [parsed.issue];
}
