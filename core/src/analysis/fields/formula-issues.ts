import { checkFormula, type CheckedFormula } from '../../formulas/check-formula.ts';
import { checkReferenceUse } from '../../formulas/check-reference-use.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';
import type { FormulaNode } from '../../formulas/syntax/syntax-tree.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import type { ReferenceTypes } from './reference-types.ts';

/** Checks a formula at the place of a field: its types, and how it uses the answers it reads. */
export function checkFormulaAt(
  node: FormulaNode,
  from: Pick<ProgramField, 'scope'>,
  types: ReferenceTypes,
): CheckedFormula {
  const { type, issues } = checkFormula(node, (reference) => types.typeOf(reference, from));
  return { type, issues: [...issues, ...checkReferenceUse(node, (one) => types.useOf(one))] };
}

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
  return parsed.ok ? checkFormulaAt(parsed.node, from, types).issues : [parsed.issue];
}
