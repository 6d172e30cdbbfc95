import type { ResultKind, ShortIdOf } from '../../../field-types/field-type.ts';
import type { FormulaIssue } from '../../../formulas/syntax/formula-issue.ts';
import type { FormulaType } from '../../../formulas/formula-function.ts';
import { parseFormula } from '../../../formulas/syntax/parse-formula.ts';
import type { FormulaNode } from '../../../formulas/syntax/syntax-tree.ts';
import type { CheckedField } from '../../checked-form.ts';
import { createFinding } from '../../finding.ts';
import { type FindingCode } from '../../finding-codes.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';
import { checkFormulaAt } from '../../fields/formula-issues.ts';
import { ReferenceTypes } from '../../fields/reference-types.ts';
import { settingsOf, settingValue } from '../../fields/setting-values.ts';
import { templatesOf } from '../../fields/text-templates.ts';

/**
 * Checks that formulas are valid, refer to fields in reach, and use every value where its type
 * fits.
 */
export const checkFormulas: Check = function* ({ fields, program }) {
  const types = new ReferenceTypes(program);
  const byId = new Map(fields.map(({ field }) => [field.id, field.short_id]));
  for (const one of fields) {
    yield* ownFormulas(one, types, (id) => byId.get(id));
    yield* templates(one, types);
  }
};

function* ownFormulas(
  one: CheckedField,
  types: ReferenceTypes,
  shortIdOf: ShortIdOf,
): Generator<Finding> {
  const { field, program } = one;
  const { definition } = program;
  const computation = definition.role === 'input' ? definition.computation : undefined;
  if (computation && computation.formulaOf(field, shortIdOf).trim() === '') {
    yield missingFormula(one);
  }
  for (const { part, value } of settingsOf(field, definition)) {
    if (part.input !== 'formula' || typeof value !== 'string' || value.trim() === '') continue;
    const parsed = parseFormula(value);
    const issues = parsed.ok
      ? typeIssues(parsed.node, one, types, computation?.result)
      : [parsed.issue];
    yield* issues.map((issue) => findingOf(issue, one, part.name));
  }
}

/** The setting with the amount of a payment, by where the amount comes from when that is no formula. */
const amountSettings: Readonly<Record<string, string>> = {
  fixed: 'amount',
  field: 'amount_property_id',
  options: 'option_prices',
};

/** A payment without an amount lacks no formula in the eyes of a designer. */
function missingFormula(one: CheckedField): Finding {
  const { field, program } = one;
  const isPayment =
    program.definition.role === 'input' && program.definition.provenBy === 'payment';
  const from = settingValue(field, { name: 'amount_type', at: 'custom_properties' }) ?? 'fixed';
  const setting = isPayment && typeof from === 'string' ? amountSettings[from] : undefined;
  const path = { field_id: field.id, setting: setting ?? 'formula' };
  return createFinding(setting ? 'amount_missing' : 'formula_missing', path, nameOf(one));
}

/** The types that cannot be a date; a text may contain one. */
const neverDates: readonly FormulaType[] = ['number', 'boolean', 'time', 'duration', 'list'];

function typeIssues(
  node: FormulaNode,
  one: CheckedField,
  types: ReferenceTypes,
  result: ResultKind = 'any',
): readonly FormulaIssue[] {
  const checked = checkFormulaAt(node, one.program, types);
  if (result === 'any' || !neverDates.includes(checked.type)) return checked.issues;
  const { from, to } = node;
  const params = { wanted: result, found: checked.type };
  return [...checked.issues, { code: 'wrong_type', from, to, params }];
}

function* templates(one: CheckedField, types: ReferenceTypes): Generator<Finding> {
  for (const { setting, template } of templatesOf(one)) {
    for (const issue of template.issues) yield findingOf(issue, one, setting);
    for (const part of template.parts) {
      if (typeof part === 'string') continue;
      yield* typeIssues(part, one, types).map((issue) => findingOf(issue, one, setting));
    }
  }
}

function findingOf(issue: FormulaIssue, one: CheckedField, setting: string): Finding {
  const code: FindingCode = `formula_${issue.code}`;
  const params = { ...nameOf(one), ...issue.params, at: issue.from + 1 };
  return createFinding(code, { field_id: one.field.id, setting }, params);
}
