import type { Field } from '../form/form-definition.ts';
import type { Program } from '../session/program/program.ts';
import type { ProgramField } from '../session/program/program-field.ts';

/** A part of a form that tests can cover. */
export interface CoverageItem {
  /** `rule_matches`: a test in which the rule matches; `rule_fails`: one in which it does not. */
  readonly kind: 'page' | 'field' | 'option' | 'rule_matches' | 'rule_fails';
  /** The id of its page or field. */
  readonly at: string;
  /** The id of the option or rule. */
  readonly part?: string;
}

/** Returns every part of a form that tests can cover. */
export function* coverageItemsOf(program: Program): Generator<CoverageItem> {
  for (const { page } of program.pages) yield { kind: 'page', at: page.id };
  for (const one of program.fields.values()) {
    if (!one.isPage && !one.variable) yield* fieldParts(one.field);
    yield* ruleParts(one);
  }
}

function* fieldParts({ id: at, options = [] }: Field): Generator<CoverageItem> {
  yield { kind: 'field', at };
  for (const { id: part } of options) yield { kind: 'option', at, part };
}

function* ruleParts({ field, rules }: ProgramField): Generator<CoverageItem> {
  for (const { rule } of rules) {
    const place = { at: field.id, part: rule.id };
    yield { kind: 'rule_matches', ...place };
    yield { kind: 'rule_fails', ...place };
  }
}
