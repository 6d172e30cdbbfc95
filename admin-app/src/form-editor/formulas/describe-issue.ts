import { describeFormulaType } from '@form-builder/core/formulas/describe-formula-type.ts';
import { findWrittenReferences } from '@form-builder/core/formulas/editing/find-written-references.ts';
import type { NamedReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import type { FormulaIssue } from '@form-builder/core/formulas/syntax/formula-issue.ts';
import { functionName } from '@form-builder/core/formulas/syntax/print-formula.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { currentContext } from '../../languages/staff-texts.ts';
import { formulaIssueTexts } from './formula-texts.ts';

/** The text of a fault, with the part of the formula that it concerns as the designer reads it. */
export function describeIssue(
  issue: FormulaIssue,
  source: string,
  references: readonly NamedReference[],
): string {
  const written = withNames(source.slice(issue.from, issue.to).trim(), references);
  const part = issue.code === 'option_by_label' ? String(issue.params?.['text']) : written;
  if (issue.code === 'wrong_type' && part !== '') return describeType(issue, part);
  const text = i18n._(formulaIssueTexts[issue.code]);
  // Leaves out the part of an unknown reference, because it is only a short id.
  return part === '' || issue.code === 'unknown_reference' ? text : `“${part}”: ${text}`;
}

/** Replaces the short ids between braces by the labels of their fields. */
function withNames(part: string, references: readonly NamedReference[]): string {
  const names = new Map(references.map(({ path, name }) => [path, name]));
  return findWrittenReferences(part, 'formula')
    .toReversed()
    .reduce((text, { from, to, name }) => {
      return text.slice(0, from) + (names.get(name) ?? name) + text.slice(to);
    }, part);
}

function describeType({ params }: FormulaIssue, part: string): string {
  const { locale, translate } = currentContext();
  const wanted = describeFormulaType(params?.['wanted'], translate);
  const found = describeFormulaType(params?.['found'], translate);
  const fault = t`Hier hoort ${wanted}; “${part}” is ${found}.`;
  if (params?.['wanted'] !== 'number' || params['found'] !== 'list') return fault;
  const sum = functionName('SUM', languageOf(locale));
  return `${fault} ${t`Tel op met ${sum}(…).`}`;
}
