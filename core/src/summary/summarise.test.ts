import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import {
  buildCondition,
  buildField,
  buildForm,
  buildRule,
  buildVariable,
} from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { translatorOf } from '../messages/all-messages.ts';
import { maskAnswers } from '../sensitive-answers/mask-answers.ts';
import { findSensitive } from '../sensitive-answers/find-sensitive.ts';
import { formulaEngine } from '../session/formulas/formula-engine.ts';
import { createClock } from '../runtime/create-clock.ts';
import { listShown } from './list-shown.ts';
import { mailSummary } from './mail-summary.ts';
import { summarise } from './summarise.ts';

const context = { locale: 'nl-NL', translate: translatorOf('nl') };
const write = (
  fields: readonly Field[],
  answers: Readonly<Record<string, unknown>>,
  isSection = false,
) => summarise({ ...buildForm(...fields), answers }, fieldTypes, context, { isSection })[0]?.items;

describe('summarise', () => {
  test('writes answers as people read them, a dash where there is none', () => {
    const items = write(
      [
        buildField('checkbox', 'a'),
        buildField('date', 'b'),
        buildField('number', 'c'),
        buildField('text', 'd'),
      ],
      { a: true, b: '2026-02-01', c: 1234.5 },
    );
    expect(items?.map((item) => 'value' in item && item.value)).toEqual([
      'Ja',
      '01-02-2026',
      '1.234,5',
      '-',
    ]);
  });

  test('leaves out a page that a variable hides, and writes what a rule filled in', () => {
    const isLarge = buildVariable(
      'large',
      { type: 'formula', formula: '{visitors0000} > 250' },
      'boolean',
    );
    const whenLarge = buildCondition('large', 'equal', true);
    const fill = { type: 'set_value', value: 12, when: 'always' } as const;
    const pages = [
      {
        id: 'event',
        title: 'Evenement',
        properties: [
          buildField('number', 'visitors'),
          buildField('number', 'guards', { logic: [buildRule([fill], whenLarge)] }),
        ],
      },
      {
        id: 'safety',
        title: 'Veiligheid',
        is_hidden: true,
        logic: [buildRule(['show'], whenLarge)],
        properties: [buildField('text', 'plan')],
      },
    ];
    const sectionsOf = (visitors: number) =>
      summarise(
        { pages, variables: [isLarge], answers: { visitors, plan: 'Dranghekken' } },
        fieldTypes,
        context,
        { formulas: formulaEngine },
      ).map(({ title, items }) => [title, ...items.map((item) => 'value' in item && item.value)]);
    expect(sectionsOf(300)).toEqual([
      ['Evenement', '300', '12'],
      ['Veiligheid', 'Dranghekken'],
    ]);
    expect(sectionsOf(20)).toEqual([['Evenement', '20', '-']]);
  });

  test('says of an answer that is kept back that there is one', () => {
    const { pages } = buildForm(buildField('number', 'a'), buildField('number', 'b'));
    const stored = { pages, answers: { a: null, b: null } };
    const items = summarise(stored, fieldTypes, context, { masked: ['a'] })[0]?.items;
    expect(items?.map((item) => 'value' in item && item.value)).toEqual(['••••••', '-']);
  });

  test('of masked answers shows no sensitive one, and what rules showed with the real ones', () => {
    const { pages } = buildForm(
      buildField('bsn', 'number', { label: 'BSN' }),
      buildField('number', 'debt', { is_sensitive: true }),
      buildField('text', 'help', {
        label: 'Hulp bij {{ {debt0000} }} voor {{ {number0000} }}',
        use_formula: true,
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('debt', 'greater_than', 1000))],
      }),
      buildField('group', 'more', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('debt', 'greater_than', 1000))],
        children: [buildField('text', 'inside')],
      }),
      buildField('text', 'never', { is_hidden: true }),
      buildField('text', 'empty', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('debt', 'greater_than', 1000))],
      }),
      buildField('text', 'other', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('debt', 'is_empty'))],
      }),
    );
    const given = { number: '111222333', debt: 4321, help: 'graag', inside: 'ook' };
    const { answers, masked } = maskAnswers(findSensitive({ pages }, fieldTypes).fields, given);
    const clock = createClock(() => 0);
    const sections = summarise({ pages, answers }, fieldTypes, context, {
      masked,
      shown: new Set(listShown({ pages, answers: given }, fieldTypes, clock)),
      formulas: formulaEngine,
    });
    expect(JSON.stringify(sections)).not.toMatch(/111222|4321|4\.321/);
    expect(mailSummary(sections).text).toBe(
      [
        'Page',
        '====',
        'BSN: ••••••333',
        'debt: ••••••',
        'Hulp bij  voor ••••••333: graag',
        'more',
        '  inside: ook',
        'empty: -',
      ].join('\n'),
    );
  });

  test('of masked answers keeps what a formula made of fields that rules showed', () => {
    const { pages } = buildForm(
      buildField('number', 'debt', { is_sensitive: true }),
      buildField('number', 'extra', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('debt', 'greater_than', 1000))],
      }),
      buildField('formula', 'total', { custom_properties: { formula: '{extra0000} + 1' } }),
    );
    const given = { debt: 4321, extra: 4, total: 5 };
    const { answers, masked } = maskAnswers(findSensitive({ pages }, fieldTypes).fields, given);
    const shown = new Set(
      listShown(
        { pages, answers: given },
        fieldTypes,
        createClock(() => 0),
      ),
    );
    const options = { masked, shown, formulas: formulaEngine };
    const items = summarise({ pages, answers }, fieldTypes, context, options)[0]?.items;
    expect(items?.map((item) => 'value' in item && item.value)).toEqual(['••••••', '4', '5']);
  });

  test('leaves out hidden fields, content, and fields not marked for it', () => {
    const fields = [
      buildField('text', 'a', { is_in_summary: false }),
      buildField('text', 'b', { is_hidden: true }),
      buildField('text-layout', 'c'),
      buildField('text', 'd', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('a', 'is_not_empty'))],
      }),
    ];
    expect(write(fields, { a: 'x', b: 'y', d: 'z' })?.map(({ path }) => path)).toEqual(['d']);
    expect(write(fields, { a: 'x', b: 'y', d: 'z' }, true)?.map(({ path }) => path)).toEqual([
      'a',
      'd',
    ]);
  });

  test('leaves out what was looked up, and what only shows something', () => {
    const fields = [
      buildField('bag', 'a'),
      buildField('kvk-api', 'b'),
      buildField('divider', 'c'),
      buildField('break', 'd'),
      buildField('stop-block', 'e', { is_hidden: true }),
      buildField('text', 'f'),
    ];
    expect(write(fields, {})?.map(({ path }) => path)).toEqual(['f']);
    expect(write(fields, {}, true)?.map(({ path }) => path)).toEqual(['f']);
  });

  test('writes amounts, dates and places as their questions want', () => {
    const items = write(
      [
        buildField('currency', 'a', { custom_properties: { decimal_separator: '.' } }),
        buildField('currency', 'b', { custom_properties: { currency_symbol: '$' } }),
        buildField('date', 'c', { custom_properties: { mask: 'DD/MM/YYYY' } }),
        buildField('datetime', 'd'),
        buildField('time', 'e'),
        buildField('checkbox', 'f'),
        buildField('iban', 'g'),
        buildField('custom-list', 'h'),
      ],
      {
        a: 12.5,
        c: '2026-02-01',
        d: '2026-02-01 09:30',
        e: '09:30',
        f: false,
        g: 'nl91abna0417164300',
        h: { id: 'ams', label: 'Amsterdam' },
      },
    );
    expect(items?.map((item) => 'value' in item && item.value)).toEqual([
      '€\u00a012.50',
      '$ -',
      '01/02/2026',
      '01-02-2026 09:30',
      '09:30',
      'Nee',
      'NL91 ABNA 0417 1643 00',
      'Amsterdam',
    ]);
  });

  test('leaves out containers and pages with nothing to show', () => {
    const fields = [
      buildField('group', 'g', { children: [buildField('text-layout', 't')] }),
      buildField('input-collection', 'r', { children: [buildField('text', 'x')] }),
    ];
    expect(summarise({ ...buildForm(...fields), answers: {} }, fieldTypes, context)).toEqual([]);
  });

  test('numbers rows after what they are called', () => {
    const rows = buildField('input-collection', 'rows', {
      custom_properties: { label_row: 'Kind' },
      children: [buildField('text', 'x')],
    });
    expect(write([rows], { rows: [{ x: 'a' }, { x: 'b' }] })).toEqual([
      {
        kind: 'rows',
        path: 'rows',
        label: 'rows',
        rows: [
          {
            label: 'Kind 1',
            items: [{ kind: 'answer', path: 'rows.0.x', label: 'x', value: 'a' }],
          },
          {
            label: 'Kind 2',
            items: [{ kind: 'answer', path: 'rows.1.x', label: 'x', value: 'b' }],
          },
        ],
      },
    ]);
  });

  test('looks from the day the answers were given', () => {
    const fields = [
      buildField('date', 'd'),
      buildField('text', 'soon', {
        is_hidden: true,
        logic: [buildRule(['show'], buildCondition('d', 'next_week'))],
      }),
    ];
    const pathsAt = (day: string) =>
      summarise(
        { ...buildForm(...fields), answers: { d: '2026-11-25', soon: 'x' } },
        fieldTypes,
        context,
        {
          answeredAt: Date.parse(`${day}T12:00:00Z`),
        },
      )[0]?.items.map(({ path }) => path);
    expect(pathsAt('2026-11-20')).toEqual(['d', 'soon']);
    expect(pathsAt('2027-11-20')).toEqual(['d']);
  });

  test('survives stored answers of another shape', () => {
    expect(write([buildField('number', 'n')], { n: { deep: [] } })).toMatchObject([{ value: '-' }]);
  });

  describe('an address or a company that was looked up', () => {
    const address = {
      postcode: '1234AB',
      house_number: 3,
      street: 'Kerkstraat',
      city: 'Voorbeeldstad',
    };
    const mapped = buildField('bag', 'home', {
      custom_properties: { mapping: [{ source: 'street', target: 'street' }] },
    });
    const pathsOf = (fields: readonly Field[]) =>
      write(fields, { home: address, street: 'Kerkstraat' })?.map(({ path }) => path);

    test('is listed where it fills no other field', () => {
      const fields = [buildField('bag', 'home'), buildField('kvk-api', 'company')];
      const company = { kvk_number: '69599084', name: 'Bakkerij' };
      expect(write(fields, { home: address, company })).toMatchObject([
        { path: 'home', value: 'Kerkstraat 3, 1234 AB Voorbeeldstad' },
        { path: 'company', value: 'Bakkerij (69599084)' },
      ]);
    });

    test('is listed where the field that it fills is hidden, and only then', () => {
      expect(pathsOf([mapped, buildField('text', 'street')])).toEqual(['street']);
      expect(pathsOf([mapped, buildField('text', 'street', { is_hidden: true })])).toEqual([
        'home',
      ]);
    });
  });

  test('marks what the form computed, where there is nothing to change', () => {
    const fields = [
      buildField('number', 'n'),
      buildField('formula', 'total', { custom_properties: { formula: '2 * 2' } }),
    ];
    expect(write(fields, { n: 1 })?.map((item) => 'isComputed' in item)).toEqual([false, true]);
  });
});
