import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildRule } from '../form/build-form.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { pagesSchema } from '../form/pages-schema.ts';
import * as v from 'valibot';
import { placeTemplate } from './place-template.ts';
import { placeTranslations } from './place-translations.ts';

const rule = {
  ...buildRule([{ type: 'set_value', value: { formula: '{naam0000}' }, when: 'empty' }], {
    ...buildCondition('rijen.0.bedrag', 'greater_than', 1),
  }),
  targets: ['naam'],
};
const rows = buildField('input-collection', 'rijen', {
  children: [buildField('number', 'bedrag')],
});
const block: readonly Page[] = [
  {
    id: 'page',
    title: 'Contact',
    properties: [
      buildField('text', 'naam'),
      rows,
      buildField('formula', 'som', {
        custom_properties: { formula: 'SUM({ rijen0000.bedrag0000 }) + {elders00}' },
      }),
      buildField('text-layout', 'uitleg', {
        use_formula: true,
        custom_properties: { content: '<p>Dag {{ {naam0000} }}</p>' },
      }),
      buildField('bag', 'adres', {
        custom_properties: { mapping: [{ source: 'street', target: 'naam' }] },
        logic: [rule],
      }),
    ],
  },
];

/** Creates sequential ids. */
function counting(prefix: string) {
  let count = 0;
  return () => {
    count += 1;
    return { id: `${prefix}${count}`, short_id: `${prefix}${count}00`.padEnd(4, '0') };
  };
}

const byId = (fields: readonly Field[]) =>
  Object.fromEntries(
    Array.from(iterateFields([{ id: '', title: '', properties: fields }]), ({ field }) => [
      field.id,
      field,
    ]),
  );

describe('placing a building block', () => {
  test('gives every field a name of its own and keeps where it came from', () => {
    const placed = byId(placeTemplate(block, [], counting('a')));
    expect(Object.keys(placed)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    expect(placed['a3']).toMatchObject({ short_id: 'a300', template_field_id: 'bedrag' });
  });

  test('renames references to a field of the block, and nothing else', () => {
    const placed = byId(placeTemplate(block, [], counting('a')));
    expect(placed['a4']?.custom_properties).toEqual({
      formula: 'SUM({ a200.a300 }) + {elders00}',
    });
    expect(placed['a5']?.custom_properties).toEqual({ content: '<p>Dag {{ {a100} }}</p>' });
    expect(placed['a6']?.custom_properties).toEqual({
      mapping: [{ source: 'street', target: 'a1' }],
    });
    const [renamed] = placed['a6']?.logic ?? [];
    expect(renamed).toMatchObject({
      targets: ['a1'],
      actions: [{ value: { formula: '{a100}' } }],
      condition_group: { children: [{ target: 'a2.0.a3' }] },
    });
  });

  test('lets a block stand twice in one form', () => {
    const [one, other] = ['a', 'b'].map((prefix) =>
      buildField('template', `block-${prefix}`, {
        short_id: `blok${prefix}`,
        children: placeTemplate(block, [], counting(prefix)),
      }),
    );
    const pages = [{ id: 'page', title: 'Page', properties: [one, other] }];
    expect(v.safeParse(pagesSchema, pages).success).toBe(true);
  });

  test('keeps the names of fields that both versions have', () => {
    const placed = placeTemplate(block, [], counting('a'));
    const later = block.map((page) => ({
      ...page,
      properties: [buildField('email', 'mail'), ...page.properties],
    }));
    const updated = placeTemplate(later, placed, counting('b'));
    expect(updated.map(({ id }) => id)).toEqual(['b1', 'a1', 'a2', 'a4', 'a5', 'a6']);
  });

  test('brings the translations of the block under the new ids', () => {
    const placed = placeTemplate(block, [], counting('a'));
    const translations = {
      en: { 'naam.label': 'Name', 'page.title': 'Contact', title: 'Contact' },
      de: {},
    };
    expect(placeTranslations(translations, placed)).toEqual({ en: { 'a1.label': 'Name' } });
  });
});
