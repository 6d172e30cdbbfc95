import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
  buildVariable,
} from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import type { Cell, Session } from '../session/session.ts';
import { explain, explainRule } from './explain.ts';

import { findRuleInputs } from './find-rule-inputs.ts';
import type { TraceAspect } from './trace.ts';
import type { TraceOptions } from './tracer.ts';
import { createWording, describeRuleReason, describeTrace } from './describe-trace.ts';

const begin = (fields: readonly Field[], answers: unknown = {}): Session =>
  createSession(compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine }), {
    answers,
    clock: buildClock(),
  });

function cellAt(session: Session, path: string): Cell {
  const cell = session.findCellByPath(path);
  if (!cell) throw new Error(`There is no ${path}`);
  return cell;
}

/** Returns the sentence about a field; in Dutch by default. */
function why(
  session: Session,
  path: string,
  aspect: TraceAspect,
  { language = 'nl', ...options }: TraceOptions & { readonly language?: string } = {},
): string {
  const context = { locale: `${language}-NL`, translate: translatorOf(language) };
  const trace = explain(session, cellAt(session, path), aspect, options);
  return describeTrace(trace, createWording(session, fieldTypes, context));
}

const visitors = buildField('number', 'visitors', { label: 'Aantal bezoekers' });
const isBig = buildCondition('visitors', 'greater_than', 250);
const plan = buildField('text', 'plan', {
  label: 'Veiligheidsplan',
  is_hidden: true,
  logic: [buildRule(['show', 'required'], isBig)],
});

describe('a sentence about what rules decide', () => {
  test.each([
    ['nl', 'Verborgen, omdat “Aantal bezoekers” (120) niet groter is dan 250'],
    ['en', 'Hidden, because “Aantal bezoekers” (120) is not greater than 250'],
    ['de', 'Verborgen, weil „Aantal bezoekers“ (120) nicht größer als 250 ist'],
  ])('says why a field is hidden, in %s', (language, text) => {
    expect(why(begin([visitors, plan], { visitors: 120 }), 'plan', 'visible', { language })).toBe(
      text,
    );
  });

  test('says why it is shown and required', () => {
    const session = begin([visitors, plan], { visitors: 300 });
    expect(why(session, 'plan', 'visible')).toBe(
      'Zichtbaar, omdat “Aantal bezoekers” (300) groter is dan 250',
    );
    expect(why(session, 'plan', 'required')).toBe(
      'Verplicht, omdat “Aantal bezoekers” (300) groter is dan 250',
    );
  });

  test('says what is missing', () => {
    expect(why(begin([visitors, plan]), 'plan', 'visible')).toBe(
      'Verborgen, omdat “Aantal bezoekers” (leeg) niet groter is dan 250',
    );
  });

  test('says that a field is set so, when no rule is about it', () => {
    const session = begin([
      buildField('text', 'a', { is_hidden: true, is_disabled: true }),
      visitors,
    ]);
    expect(why(session, 'a', 'visible')).toBe('Verborgen, omdat het veld zo is ingesteld');
    expect(why(session, 'a', 'enabled')).toBe('Uitgeschakeld, omdat het veld zo is ingesteld');
    expect(why(session, 'visitors', 'required')).toBe(
      'Niet verplicht, omdat het veld zo is ingesteld',
    );
  });

  test('says that an answer is recommended', () => {
    const session = begin([buildField('text', 'a', { is_recommended: true })]);
    expect(why(session, 'a', 'required')).toBe(
      'Niet verplicht, wel aanbevolen, omdat het veld zo is ingesteld',
    );
  });

  test('names only the conditions that decided', () => {
    const dog = buildField('checkbox', 'dog', { label: 'Hond' });
    const a = buildField('text', 'a', {
      is_hidden: true,
      logic: [buildRule(['show'], isBig, buildCondition('dog', 'equal', true))],
    });
    expect(why(begin([visitors, dog, a], { visitors: 300 }), 'a', 'visible')).toBe(
      'Verborgen, omdat “Hond” (leeg) niet gelijk is aan “Ja”',
    );
    expect(why(begin([visitors, dog, a], { visitors: 300, dog: true }), 'a', 'visible')).toBe(
      'Zichtbaar, omdat “Aantal bezoekers” (300) groter is dan 250 en “Hond” (“Ja”) gelijk is aan “Ja”',
    );
  });

  test('lets the last rule that matches decide', () => {
    const a = buildField('text', 'a', {
      logic: [
        buildRule(['hide'], buildCondition('visitors', 'is_not_empty')),
        buildRule(['show'], isBig),
      ],
    });
    expect(why(begin([visitors, a], { visitors: 300 }), 'a', 'visible')).toBe(
      'Zichtbaar, omdat “Aantal bezoekers” (300) groter is dan 250',
    );
    expect(why(begin([visitors, a], { visitors: 3 }), 'a', 'visible')).toBe(
      'Verborgen, omdat “Aantal bezoekers” (3) niet leeg is',
    );
  });
});

describe('a sentence about surrounding containers', () => {
  const group = buildField('group', 'group', {
    label: 'Groot evenement',
    is_hidden: true,
    logic: [buildRule(['show'], isBig)],
    children: [buildField('text', 'inner', { is_required: true })],
  });

  test('follows the group', () => {
    expect(why(begin([visitors, group], { visitors: 9 }), 'inner', 'visible')).toBe(
      'Verborgen, omdat “Groot evenement” verborgen is; “Groot evenement” is verborgen, omdat ' +
        '“Aantal bezoekers” (9) niet groter is dan 250',
    );
  });

  test('says that a hidden field is not required', () => {
    expect(why(begin([visitors, group]), 'inner', 'required')).toMatch(
      /^Niet verplicht, omdat het veld verborgen is; “inner” is verborgen, omdat “Groot evenement”/,
    );
  });

  test('says that a repeating field has nothing to show', () => {
    const rows = buildField('input-collection', 'rows', {
      children: [buildField('text', 'cell', { is_hidden: true })],
    });
    expect(why(begin([rows], { rows: [{}] }), 'rows', 'visible')).toBe(
      'Verborgen, omdat in de regels niets te tonen is',
    );
  });

  test('explains each row by its own answers', () => {
    const rows = buildField('input-collection', 'rows', {
      children: [visitors, plan],
    });
    const session = begin([rows], { rows: [{ visitors: 300 }, { visitors: 2 }] });
    expect(why(session, 'rows.0.plan', 'visible')).toBe(
      'Zichtbaar, omdat “Aantal bezoekers” (300) groter is dan 250',
    );
    expect(why(session, 'rows.1.plan', 'visible')).toBe(
      'Verborgen, omdat “Aantal bezoekers” (2) niet groter is dan 250',
    );
    const trace = explain(session, cellAt(session, 'rows.1.plan'), 'visible');
    const [rule] = trace.cause.by === 'setting' ? trace.cause.unmet : [];
    expect(rule?.group.children[0]).toMatchObject({
      target: { path: 'rows.1.visitors' },
      seen: { kind: 'answer', value: 2 },
      holds: false,
    });
  });
});

describe('a sentence about a chain', () => {
  const first = buildField('checkbox', 'first', { label: 'Eerste' });
  const second = buildField('text', 'second', {
    label: 'Tweede',
    is_hidden: true,
    logic: [buildRule(['show'], buildCondition('first', 'equal', true))],
  });
  const third = buildField('text', 'third', {
    label: 'Derde',
    is_hidden: true,
    logic: [buildRule(['show'], buildCondition('second', 'is_not_empty'))],
  });

  test('explains down to the decisive answer', () => {
    const session = begin([first, second, third], { second: 'typed before' });
    expect(why(session, 'third', 'visible')).toBe(
      'Verborgen, omdat “Tweede” leeg is; “Tweede” is verborgen, omdat “Eerste” (leeg) niet gelijk is aan “Ja”',
    );
  });

  test('ends where rules wait for each other', () => {
    const one = buildField('text', 'one', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('two', 'is_not_empty'))],
    });
    const two = buildField('text', 'two', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('one', 'is_not_empty'))],
    });
    const session = begin([one, two]);
    expect(why(session, 'one', 'visible')).toContain('Verborgen, omdat “two” leeg is');
    expect(why(session, 'two', 'visible')).toContain('Verborgen, omdat “one” leeg is');
  });

  test('stays small in a form in which every field reads every field before', () => {
    const ids = Array.from({ length: 60 }, (_, at) => `f${at}`);
    const fields = ids.map((id, at) =>
      buildField('text', id, {
        is_hidden: at > 0,
        logic: [
          buildRule(
            ['show'],
            ...ids.slice(0, at).map((other) => buildCondition(other, 'is_not_empty')),
          ),
        ],
      }),
    );
    const session = begin(fields);
    const trace = explain(session, cellAt(session, 'f59'), 'visible');
    expect(JSON.stringify(trace).length).toBeLessThan(1_000_000);
    expect(why(session, 'f59', 'visible').length).toBeLessThan(1500);
  });
});

describe('a sentence about a value', () => {
  const fee = buildField('formula', 'fee', {
    label: 'Leges',
    custom_properties: { formula: 'IF({visitors0000} > 250; {visitors0000} * 2.5; 0)' },
  });

  test.each([
    ['nl', '1.000 = ALS(“Aantal bezoekers” (400) > 250; “Aantal bezoekers” (400) * 2.5; 0)'],
    ['en', '1,000 = IF(“Aantal bezoekers” (400) > 250; “Aantal bezoekers” (400) * 2.5; 0)'],
  ])('writes the formula with its answers, in %s', (language, text) => {
    const session = begin([visitors, fee], { visitors: 400 });
    const context = { locale: language, translate: translatorOf(language) };
    const trace = explain(session, cellAt(session, 'fee'), 'value');
    expect(describeTrace(trace, createWording(session, fieldTypes, context))).toBe(text);
  });

  test('has every part of the formula with its result', () => {
    const session = begin([visitors, fee], { visitors: 400 });
    const { cause } = explain(session, cellAt(session, 'fee'), 'value');
    const parts = cause.by === 'formula' ? cause.expression?.parts : undefined;
    expect(parts?.map(({ text, result }) => [text, result])).toEqual([
      ['{visitors0000} > 250', { kind: 'value', value: true }],
      ['{visitors0000} * 2.5', { kind: 'value', value: 1000 }],
      ['0', { kind: 'value', value: 0 }],
    ]);
  });

  test('reads variables, and explains them as well', () => {
    const limit = buildVariable('limit', { type: 'constant', value: 250 }, 'number');
    const isLarge = buildVariable(
      'large',
      { type: 'formula', formula: '{visitors0000} > {limit0000}' },
      'boolean',
    );
    const guards = buildField('text', 'guards', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('large', 'equal', true))],
    });
    const form = { ...buildForm(visitors, guards), variables: [limit, isLarge] };
    const session = createSession(compile(form, fieldTypes, { formulas: formulaEngine }), {
      answers: { visitors: 300 },
      clock: buildClock(),
    });
    expect(why(session, 'guards', 'visible')).toBe(
      'Zichtbaar, omdat “large” (“Ja”) gelijk is aan “Ja”; “large” is berekend met “Aantal bezoekers” (300) > “limit” (250)',
    );
    expect(why(session, 'large', 'value')).toBe('“Ja” = “Aantal bezoekers” (300) > “limit” (250)');
    expect(why(session, 'limit', 'value')).toMatch(/^250/);
  });

  test('says why there is no result', () => {
    const bad = buildField('formula', 'bad', {
      custom_properties: { formula: '1 / {visitors0000}' },
    });
    expect(why(begin([visitors, bad], { visitors: 0 }), 'bad', 'value')).toBe(
      'Leeg: 1 / “Aantal bezoekers” (0) heeft geen uitkomst, want er wordt door nul gedeeld',
    );
    const broken = buildField('formula', 'bad', { custom_properties: { formula: '1 +' } });
    expect(why(begin([visitors, broken]), 'bad', 'value')).toBe(
      'Leeg: 1 + heeft geen uitkomst, want de formule is niet te lezen',
    );
  });

  test('says who gave the answer', () => {
    const start = buildField('text', 'start', { prefill: 'Utrecht' });
    const fixed = buildField('text', 'fixed', { prefill: 'Utrecht', is_disabled: true });
    const info = buildField('text-layout', 'info');
    const session = begin([visitors, start, fixed, info], { visitors: 3 });
    expect(why(session, 'visitors', 'value')).toBe('3: zo ingevuld');
    expect(why(session, 'start', 'value')).toBe('“Utrecht”: zo begint het veld');
    expect(why(session, 'fixed', 'value')).toMatch(/^“Utrecht”: het veld is altijd uitgeschakeld/);
    expect(why(session, 'info', 'value')).toBe('Dit soort veld heeft geen antwoord');
    expect(why(begin([visitors]), 'visitors', 'value')).toBe('Leeg: nog niet ingevuld');
  });

  test('says which looked-up answer filled it in, until it is answered otherwise', () => {
    const address = buildField('bag', 'address', {
      label: 'Adres',
      custom_properties: { mapping: [{ source: 'street', target: 'street' }] },
    });
    const looked = {
      id: '1',
      postcode: '1234AB',
      house_number: 1,
      street: 'Dam',
      city: 'Ons Dorp',
    };
    const session = begin([address, buildField('text', 'street')]);
    session.set(cellAt(session, 'address'), looked);
    expect(why(session, 'street', 'value')).toBe('“Dam”: ingevuld vanuit “Adres”');
    expect(explain(session, cellAt(session, 'street'), 'value').cause).toEqual({
      by: 'field',
      source: { fieldId: 'address', path: 'address', label: 'Adres' },
    });
    session.set(cellAt(session, 'street'), 'Damrak');
    expect(why(session, 'street', 'value')).toBe('“Damrak”: zo ingevuld');
  });

  test('says that the answer of a hidden field counts as empty', () => {
    const session = begin([visitors, plan], { visitors: 1, plan: 'klaar' });
    expect(why(session, 'plan', 'value')).toBe(
      'Telt als leeg, omdat het veld verborgen is; het veld is verborgen, omdat ' +
        '“Aantal bezoekers” (1) niet groter is dan 250',
    );
  });
});

describe('a sentence about an error', () => {
  const people = buildField('number', 'people', {
    label: 'Personen',
    custom_properties: { min: 1, max: 9 },
  });

  test('says which rule is broken and what it wants', () => {
    expect(why(begin([people], { people: 12 }), 'people', 'error')).toBe(
      'Fout: Vul een getal in van 1 tot en met 9',
    );
  });

  test('says why an answer is needed', () => {
    expect(why(begin([visitors, plan], { visitors: 300 }), 'plan', 'error')).toBe(
      'Fout: Dit veld is verplicht; het veld is verplicht, omdat “Aantal bezoekers” (300) groter is dan 250',
    );
  });

  test('says why nothing is wrong', () => {
    const session = begin([visitors, plan, buildField('text', 'off', { is_disabled: true })]);
    expect(why(session, 'visitors', 'error')).toBe(
      'Geen fout, omdat het antwoord aan alle regels voldoet',
    );
    expect(why(session, 'plan', 'error')).toMatch(
      /^Geen fout, omdat het veld verborgen is; het veld/,
    );
    expect(why(session, 'off', 'error')).toMatch(
      /^Geen fout, omdat het veld uitgeschakeld is; het/,
    );
  });
});

describe('a masked trace', () => {
  const secret = 'geheim-antwoord';
  const name = buildField('text', 'name', {
    label: 'Naam',
    custom_properties: { character_limit: 3 },
  });
  const echo = buildField('formula', 'echo', {
    custom_properties: { formula: '{name0000} & "!"' },
  });
  const shown = buildField('text', 'shown', {
    label: 'Voor {{ {name0000} }}',
    use_formula: true,
    is_hidden: true,
    logic: [buildRule(['show'], buildCondition('name', 'is_not_empty'))],
  });

  test.each(['visible', 'required', 'enabled', 'value', 'error'] as const)(
    'holds no answer: %s',
    (aspect) => {
      const session = begin([name, echo, shown], { name: secret, shown: secret });
      for (const path of ['name', 'echo', 'shown']) {
        const open = explain(session, cellAt(session, path), 'value');
        expect(JSON.stringify(open)).toContain(secret);
        const masked = explain(session, cellAt(session, path), aspect, { isMasked: true });
        expect(JSON.stringify(masked)).not.toContain(secret);
        expect(why(session, path, aspect, { isMasked: true })).not.toContain(secret);
      }
    },
  );

  test('does not say what a sensitive answer was compared with', () => {
    const illness = buildField('text', 'illness', { label: 'Ziekte', is_sensitive: true });
    const told = buildField('text', 'told', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('illness', 'equal', secret))],
    });
    const session = begin([illness, told], { illness: secret });
    expect(why(session, 'told', 'visible')).toContain(secret);
    expect(why(session, 'told', 'visible', { isMasked: true })).toBe(
      'Zichtbaar, omdat “Ziekte” gelijk is aan ••••••',
    );
  });

  test('does not say what a formula of a sensitive answer was compared with', () => {
    const income = buildField('number', 'income', { is_sensitive: true });
    const doubled = buildField('formula', 'doubled', {
      label: 'Dubbel',
      custom_properties: { formula: '{income0000} * 2' },
    });
    const told = buildField('text', 'told', {
      is_hidden: true,
      logic: [buildRule(['show'], buildCondition('doubled', 'greater_than', 100))],
    });
    const session = begin([income, doubled, told], { income: 60 });
    expect(why(session, 'told', 'visible', { isMasked: true })).toContain(
      '“Dubbel” groter is dan ••••••',
    );
  });

  test('still says what decided', () => {
    const session = begin([visitors, plan], { visitors: 120 });
    expect(why(session, 'plan', 'visible', { isMasked: true })).toBe(
      'Verborgen, omdat “Aantal bezoekers” niet groter is dan 250',
    );
  });
});

test('a cell of another session is refused', () => {
  const cell = cellAt(begin([visitors]), 'visitors');
  expect(() => explain(begin([visitors]), cell, 'visible')).toThrow('of this session');
});

describe('a rule', () => {
  const named = (id: string, ...conditions: Parameters<typeof buildCondition>[]) => ({
    ...buildRule(['show'], ...conditions.map((condition) => buildCondition(...condition))),
    id,
  });
  const shown = buildField('text', 'shown', {
    logic: [
      named('big', ['visitors', 'greater_than', 250]),
      named('lost', ['removed', 'equal', 1]),
    ],
  });

  test.each([
    [300, true],
    [120, false],
    [null, false],
  ])('with %s visitors matches: %s', (count, holds) => {
    const session = begin([visitors, shown], { visitors: count });
    expect(explainRule(session, 'shown', 'big')?.holds).toBe(holds);
  });

  test('is not explained without a condition that counts, or in a field that is not there once', () => {
    const session = begin([visitors, shown], { visitors: 300 });
    expect(explainRule(session, 'shown', 'lost')).toBeUndefined();
    expect(explainRule(session, 'gone', 'big')).toBeUndefined();
  });
});

describe('explainRule', () => {
  const count = buildField('number', 'count', { short_id: 'aantal' });
  const total = buildField('formula', 'total', {
    custom_properties: { formula: '{aantal} * 2' },
  });
  const rule = buildRule(['show'], buildCondition('total', 'greater_than', 10));
  const session = (answers: unknown, ...others: readonly (typeof rule)[]) =>
    begin(
      [count, total, buildField('text', 'note', { is_hidden: true, logic: [rule, ...others] })],
      answers,
    );

  test('tells whether a rule holds that another one overrules, with the ids of its groups', () => {
    const hide = { ...rule, id: 'hide', actions: ['hide'] as const };
    const running = session({ count: 6 }, hide);
    const note = cellAt(running, 'note');
    const trace = explainRule(running, 'note', 'rule');
    expect(note.visible).toBe(false);
    expect(trace).toMatchObject({ holds: true, group: { id: 'group', holds: true } });
    const context = { locale: 'nl-NL', translate: translatorOf('nl') };
    const wording = createWording(running, fieldTypes, context);
    expect(trace && describeRuleReason(trace, wording)).toMatch(/^“total” \(12\) groter is dan 10/);
    expect(explainRule(running, 'note', 'other')).toBeUndefined();
  });

  test('finds what a rule reads, and what a formula of that reads', () => {
    const running = session({});
    const inputs = findRuleInputs(running, cellAt(running, 'note'), 'rule');
    expect(inputs.map(({ key }) => key)).toEqual(['total', 'count']);
    expect(findRuleInputs(running, cellAt(running, 'note'), 'other')).toEqual([]);
  });
});
