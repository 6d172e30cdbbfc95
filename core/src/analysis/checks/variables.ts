import { checkFormula } from '../../formulas/check-formula.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import { parseFormula } from '../../formulas/syntax/parse-formula.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import type { CheckedForm } from '../checked-form.ts';
import { labelOf } from '../fields/field-name.ts';
import { ReferenceTypes } from '../fields/reference-types.ts';
import { createFinding, pathTo } from '../finding.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';

/** Every variable has a name of its own and a value that can be worked out, and something reads it. */
export const checkVariables: Check = function* (form) {
  const types = new ReferenceTypes(form.program);
  const names = new Set<string>();
  for (const variable of form.program.fields.values()) {
    if (!variable.variable) continue;
    yield* nameFaults(variable, names);
    yield* valueFaults(variable, types);
    if (!isRead(variable, form)) yield findingAt(variable, 'variable_unread');
  }
};

function* nameFaults(one: ProgramField, names: Set<string>): Generator<Finding> {
  const name = one.field.label.trim().toLowerCase();
  if (name === '') yield findingAt(one, 'variable_label_missing');
  else if (names.has(name)) yield findingAt(one, 'variable_label_repeated');
  names.add(name);
}

function* valueFaults(one: ProgramField, types: ReferenceTypes): Generator<Finding> {
  const { definition, field, variable } = one;
  if (definition.role !== 'input' || !variable) return;
  const { source } = variable;
  const isUnusable =
    source.type === 'constant' && (definition.parse(source.value, field) ?? null) === null;
  if (isUnusable && source.value !== null) yield findingAt(one, 'variable_value_unusable');
  const formula = definition.computation?.formulaOf(field, () => undefined);
  if (formula === undefined) return;
  if (formula.trim() === '') {
    yield createFinding('formula_missing', pathOf(one), { field: labelOf(field) });
    return;
  }
  const parsed = parseFormula(formula);
  const issues = parsed.ok
    ? checkFormula(parsed.node, (reference) => types.typeOf(reference, one)).issues
    : [parsed.issue];
  for (const issue of issues) yield formulaFinding(one, issue);
}

const formulaFinding = (one: ProgramField, { code, params, from }: FormulaIssue): Finding =>
  createFinding(`formula_${code}`, pathOf(one), {
    field: labelOf(one.field),
    ...params,
    at: from + 1,
  });

const pathOf = (one: ProgramField) => ({ ...pathTo(one), setting: 'formula' });

const findingAt = (
  one: ProgramField,
  code:
    | 'variable_label_missing'
    | 'variable_label_repeated'
    | 'variable_unread'
    | 'variable_value_unusable',
): Finding => createFinding(code, pathTo(one), { variable: labelOf(one.field) });

/** Rules, formulas and texts are known to the program; messages and mails name a variable by its short id. */
function isRead({ field, ...one }: ProgramField, { definition, context }: CheckedForm): boolean {
  const readers = [...one.readers, ...one.crossScopeReaders, ...one.textReaders];
  if (readers.length > 0) return true;
  return JSON.stringify([definition.pages, context.settings]).includes(`{${field.short_id}}`);
}
