import { cellsOf } from '../session/cells/cells-of.ts';
import { SessionCell } from '../session/cells/session-cell.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { Field } from '../form/form-definition.ts';
import type { Program } from '../session/program/program.ts';
import type { ProgramField } from '../session/program/program-field.ts';
import type { FormTest } from '../version-settings/form-test.ts';
import { startTest } from './run-form.ts';

/** A part of a form that no test covers. */
export interface Untested {
  /** `rule_matches`: the rule matches in no test; `rule_fails`: it matches in every test. */
  readonly kind: 'page' | 'field' | 'option' | 'rule_matches' | 'rule_fails';
  /** The id of its page or field. */
  readonly at: string;
  /** The id of the option or rule. */
  readonly part?: string;
}

/**
 * Finds the pages and fields that no test shows, the options that none chooses, and the rules with
 * only one result.
 */
export function findUntested(program: Program, tests: readonly FormTest[]): readonly Untested[] {
  const seen = new Seen();
  for (const test of tests) seen.add(program, test);
  return [...untestedIn(program, seen)];
}

/** The parts that all tests together cover. */
class Seen {
  readonly shown = new Set<string>();
  readonly chosen = new Set<string>();
  readonly matched = new Set<LogicRule>();
  readonly failed = new Set<LogicRule>();

  add(program: Program, test: FormTest): void {
    const session = startTest(program, test);
    for (const { page, visible } of session.pages) if (visible) this.shown.add(page.id);
    for (const cell of cellsOf(session)) {
      if (!(cell instanceof SessionCell)) continue;
      const { field, rules } = cell.program;
      if (cell.visible) this.shown.add(field.id);
      if (cell.visible) this.choose(field.id, cell.value);
      for (const { rule, matches } of rules) {
        (matches(cell.instance, session.clock) ? this.matched : this.failed).add(rule);
      }
    }
  }

  private choose(fieldId: string, value: AnswerValue): void {
    for (const id of [value].flat()) {
      if (typeof id === 'string') this.chosen.add(`${fieldId} ${id}`);
    }
  }
}

function* untestedIn(program: Program, seen: Seen): Generator<Untested> {
  for (const { page } of program.pages) {
    if (!seen.shown.has(page.id)) yield { kind: 'page', at: page.id };
  }
  for (const one of program.fields.values()) {
    if (!one.isPage && !one.variable) yield* untestedField(one.field, seen);
    yield* untestedRules(one, seen);
  }
}

/** The field itself, or else its options that no test chooses. */
function* untestedField({ id: at, options = [] }: Field, seen: Seen): Generator<Untested> {
  const isShown = seen.shown.has(at);
  if (!isShown) yield { kind: 'field', at };
  for (const { id: part } of isShown ? options : []) {
    if (!seen.chosen.has(`${at} ${part}`)) yield { kind: 'option', at, part };
  }
}

function* untestedRules({ field, rules }: ProgramField, seen: Seen): Generator<Untested> {
  for (const { rule } of rules) {
    const place = { at: field.id, part: rule.id };
    if (!seen.matched.has(rule)) yield { kind: 'rule_matches', ...place };
    if (!seen.failed.has(rule)) yield { kind: 'rule_fails', ...place };
  }
}
