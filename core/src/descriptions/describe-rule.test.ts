import { describe, expect, test } from 'vitest';
import { operatorNames } from '../conditions/registry.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { buildCondition, buildField, buildForm, buildRule } from '../form/build-form.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { describeCondition } from './describe-condition.ts';
import { describeFormula } from './describe-formula.ts';
import { describeOperator } from './describe-operators.ts';
import { describeRule } from './describe-rule.ts';
import { describeWholeRule } from './describe-whole-rule.ts';
import { createFieldNames, type Wording } from './field-names.ts';
import type { SetValueAction } from '../logic/actions/set-value/set-value-action.ts';
import type { ConditionGroup } from '../logic/logic-rule.ts';

const form = buildForm(
  buildField('number', 'visitors', { label: 'Aantal bezoekers' }),
  buildField('date', 'day', { label: 'Datum' }),
  buildField('checkbox', 'dog', { label: 'Hond' }),
  buildField('select', 'kind', { label: 'Soort', options: [{ id: 'o1', label: 'Markt' }] }),
  buildField('multi-select', 'extras', { label: 'Extra', options: [{ id: 'x', label: 'Tent' }] }),
  buildField('input-collection', 'rows', {
    label: 'Kramen',
    children: [buildField('number', 'price', { label: 'Prijs' })],
  }),
  buildField('text', 'blank', { label: ' ' }),
);

const wordingIn = (language: string): Wording => ({
  context: { locale: `${language}-NL`, translate: translatorOf(language) },
  names: createFieldNames(form.pages),
  types: fieldTypes,
});
const dutch = wordingIn('nl');

const group = (join: 'and' | 'or', ...children: ConditionGroup['children']): ConditionGroup => ({
  id: 'g',
  type: 'group',
  logic_operator: join,
  children,
});
const above = buildCondition('visitors', 'greater_than', 1250.5);
const empty = buildCondition('day', 'is_empty');

describe('describeRule', () => {
  test.each([
    ['nl', 'Tonen en verplicht maken als “Aantal bezoekers” groter is dan 1.250,5'],
    ['en', 'Show and make required if “Aantal bezoekers” is greater than 1,250.5'],
    ['de', 'Anzeigen und zur Pflicht machen, wenn „Aantal bezoekers“ größer als 1.250,5 ist'],
  ])('says the rule in %s', (language, text) => {
    const wording = {
      ...wordingIn(language),
      context: { ...wordingIn(language).context, locale: language },
    };
    expect(describeRule(buildRule(['show', 'required'], above), wording)).toBe(text);
  });

  const setValue = (
    value: SetValueAction['value'],
    when: SetValueAction['when'] = 'always',
  ): SetValueAction => ({ type: 'set_value', value, when });
  const price = `{${buildField('number', 'visitors').short_id}} * 2`;
  test.each([
    [setValue('o1'), 'Invullen met “Markt” als “Datum” leeg is'],
    [setValue('o1', 'empty'), 'Een leeg veld invullen met “Markt” als “Datum” leeg is'],
    [
      setValue({ formula: price }),
      'Invullen met de uitkomst van “Aantal bezoekers” * 2 als “Datum” leeg is',
    ],
    [setValue({ formula: '' }), 'Invullen met nog geen waarde als “Datum” leeg is'],
    [setValue(null), 'Invullen met nog geen waarde als “Datum” leeg is'],
  ])('says what %j fills in, as the field that holds the rule writes it', (action, text) => {
    const kind = form.pages[0]?.properties[3];
    expect(describeRule(buildRule([action], empty), dutch, kind)).toBe(text);
  });

  test.each([
    ['nl', 'Tonen als “Datum” leeg is, ook voor “Hond” en “Soort”'],
    ['en', 'Show if “Datum” is empty, also for “Hond” and “Soort”'],
    ['de', 'Anzeigen, wenn „Datum“ leer ist, auch für „Hond“ und „Soort“'],
  ])('names the other fields that the rule is of in %s', (language, text) => {
    const rule = { ...buildRule(['show'], empty), targets: ['dog', 'kind'] };
    expect(describeRule(rule, wordingIn(language))).toBe(text);
  });

  test('brackets groups in groups', () => {
    const rule = {
      ...buildRule(['hide']),
      condition_group: group(
        'and',
        group('or', above, empty),
        buildCondition('dog', 'equal', true),
      ),
    };
    expect(describeRule(rule, dutch)).toBe(
      'Verbergen als (“Aantal bezoekers” groter is dan 1.250,5 of “Datum” leeg is) en “Hond” gelijk is aan “Ja”',
    );
  });

  test('says that a rule has nothing to go by yet', () => {
    expect(describeRule(buildRule([]), dutch)).toBe(
      'Niets doen, maar nog zonder volledige voorwaarde',
    );
  });

  test('counts what it does not spell out', () => {
    const rule = buildRule(['show'], ...Array.from({ length: 40 }, () => empty));
    const text = describeRule(rule, dutch);
    expect(text).toMatch(/en nog 28 voorwaarden gelden$/);
    expect(text.length).toBeLessThan(500);
  });
});

describe('describeCondition', () => {
  test.each([
    [buildCondition('kind', 'equal', 'o1'), '“Soort” gelijk is aan “Markt”'],
    [buildCondition('kind', 'equal', 'gone'), '“Soort” gelijk is aan “gone”'],
    [buildCondition('extras', 'contains', 'x'), 'bij “Extra” “Tent” gekozen is'],
    [buildCondition('extras', 'does_not_contain', 'x'), 'bij “Extra” “Tent” niet gekozen is'],
    [buildCondition('day', 'date_on_or_before', '2026-02-01'), '“Datum” uiterlijk 01-02-2026 is'],
    [buildCondition('rows', 'is_empty'), '“Kramen” geen regels heeft'],
    [
      buildCondition('blank', 'content_length_greater_than', 1),
      'een veld zonder label langer is dan 1 teken',
    ],
    [
      buildCondition('rows.1.price', 'greater_than', 5),
      '“Prijs” in regel 2 van “Kramen” groter is dan 5',
    ],
    [buildCondition('removed', 'is_empty'), 'een verwijderd veld leeg is'],
    [buildCondition(null, 'equal', 'a'), '… (deze voorwaarde is nog niet af)'],
    [buildCondition('kind', 'equal', ''), '… (deze voorwaarde is nog niet af)'],
  ])('%#: says the condition', (condition, text) => {
    expect(describeCondition(condition, dutch)).toBe(text);
  });

  test('says what it found', () => {
    const finding = { holds: false, seen: '120', isSeenEmpty: false };
    expect(describeCondition(above, dutch, finding)).toBe(
      '“Aantal bezoekers” (120) niet groter is dan 1.250,5',
    );
  });

  test('never says that a missing answer is the one it had to differ from', () => {
    const condition = buildCondition('visitors', 'does_not_equal', 3);
    const finding = { holds: false, seen: 'leeg', isSeenEmpty: true };
    expect(describeCondition(condition, dutch, finding)).toBe('“Aantal bezoekers” leeg is');
  });
});

describe('describeOperator', () => {
  test.each(['nl', 'en', 'de'])('has a name of its own for every operator in %s', (language) => {
    const { context } = wordingIn(language);
    const names = operatorNames.map((name) => describeOperator(name, 'text', context));
    expect(new Set(names).size).toBe(operatorNames.length);
  });

  test('has other words for choices', () => {
    expect(describeOperator('contains', 'choices', dutch.context)).toBe('heeft als keuze');
  });
});

describe('describeFormula', () => {
  test.each([
    ['IF({visitors0000} > 2; "a {b}"; TRUE)', `ALS(“Aantal bezoekers” > 2; "a {b}"; TRUE)`],
    ['SUM({rows0000.price0000})', 'SOM(“Kramen” › “Prijs”)'],
    ['{gone} + 1', 'een verwijderd veld + 1'],
    ['1 + {', '1 + {'],
    ['', ''],
  ])('%s', (source, text) => {
    expect(describeFormula(source, dutch)).toBe(text);
  });
});

describe('describeWholeRule', () => {
  const rule = (actions: Parameters<typeof buildRule>[0], targets?: readonly string[]) => ({
    ...buildRule(actions, above),
    ...(targets && { targets }),
  });
  const fill: SetValueAction = { type: 'set_value', value: 3, when: 'always' };

  test.each([
    ['nl', 'Toon “Hond” als “Aantal bezoekers” groter is dan 1.250,5'],
    ['en', 'Show “Hond” if “Aantal bezoekers” is greater than'],
    ['de', 'Zeige „Hond“, wenn „Aantal bezoekers“'],
  ])('says in %s to what the rule applies', (language, begin) => {
    expect(describeWholeRule(rule(['show']), 'dog', wordingIn(language))).toContain(begin);
  });

  test('names all targets, and each action', () => {
    const sentence = describeWholeRule(
      rule(['hide', 'optional', fill], ['day']),
      'visitors',
      dutch,
    );
    const fields = '“Aantal bezoekers” en “Datum”';
    expect(sentence).toContain(
      `Verberg ${fields} en maak ${fields} niet verplicht en vul ${fields} in met 3 als`,
    );
  });
});
