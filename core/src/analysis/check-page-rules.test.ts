import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildRule } from '../form/build-form.ts';
import type { Field, Page } from '../form/form-definition.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import { findingsIn } from './build-check.ts';

const options = [{ id: 'a', label: 'A' }];
const first: Page = {
  id: 'eerste',
  title: 'Eerste',
  properties: [buildField('select', 'keuze', { options }), buildField('number', 'aantal')],
};

/** The findings about a second page with these rules and fields. */
const found = (more: Partial<Page>, ...others: readonly Field[]) =>
  findingsIn({
    pages: [
      { ...first, properties: [...first.properties, ...others] },
      { id: 'tweede', title: 'Tweede', properties: [buildField('text', 'naam')], ...more },
    ],
  });

const showIf = (...conditions: Parameters<typeof buildRule>[1][]): Partial<Page> => ({
  is_hidden: true,
  logic: [buildRule(['show'], ...conditions)],
});
const isA = buildCondition('keuze', 'equal', 'a');

describe('the checker, of pages with rules', () => {
  test('finds nothing in a page that an answer shows', () => {
    expect(found(showIf(isA))).toEqual([]);
    expect(found({ logic: [buildRule(['hide'], isA)] })).toEqual([]);
  });

  test('names a page that is never shown, once, without what is on it', () => {
    expect(found({ is_hidden: true })).toEqual(['page_never_shown tweede']);
  });

  test('names a rule of a page that can never hold, and what is missing in it', () => {
    const contradiction = [
      buildCondition('aantal', 'greater_than', 5),
      buildCondition('aantal', 'less_than', 3),
    ];
    expect(found(showIf(...contradiction))).toEqual([
      'conditions_contradict tweede rule',
      'page_never_shown tweede',
    ]);
    expect(found({ logic: [buildRule(['hide'], buildCondition('weg', 'is_empty'))] })).toEqual([
      'target_removed tweede rule condition',
    ]);
    expect(found({ logic: [buildRule([], isA)] })).toEqual(['rule_without_actions tweede rule']);
    expect(found({ logic: [buildRule(['show'], isA)] })).toEqual([
      'rule_on_visible_field tweede rule',
    ]);
  });

  test('names a page whose rule reads a field on it', () => {
    const logic = [buildRule(['hide'], buildCondition('naam', 'equal', 'x'))];
    expect(found({ logic })).toEqual(['cycle tweede']);
  });

  test('accepts pages as targets of a rule, and only to show and hide them', () => {
    const holder = (actions: LogicRule['actions'], targets: readonly string[]) =>
      buildField('text', 'houder', { logic: [{ ...buildRule(actions, isA), targets }] });
    expect(found({}, holder(['hide'], ['tweede']))).toEqual([]);
    expect(found({}, holder(['required'], ['tweede']))).toEqual([
      'rule_target_unaffected houder rule',
    ]);
    expect(found({}, holder(['hide'], ['derde']))).toEqual(['rule_target_removed houder rule']);
  });
});
