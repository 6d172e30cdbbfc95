import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildCondition, buildField, buildRule } from './build-form.ts';
import type { Field, Page } from './form-definition.ts';
import { editedPagesSchema, formLimits, pagesSchema } from './pages-schema.ts';
import { iterateFields } from './iterate-fields.ts';

const page = (...properties: readonly unknown[]) => ({ id: 'page', title: 'Page', properties });
const parse = (...properties: readonly unknown[]) =>
  v.safeParse(pagesSchema, [page(...properties)]);
const pathsOf = (...properties: readonly unknown[]) =>
  (parse(...properties).issues ?? []).map((issue) => v.getDotPath(issue));

function nest(depth: number): Field {
  const id = `g${depth}`;
  return buildField('group', id, { children: depth > 1 ? [nest(depth - 1)] : [] });
}

describe('pagesSchema', () => {
  test('keeps a sound form as it is', () => {
    const fields = [
      buildField('text', 'a', { is_required: true, pattern: '(' }),
      buildField('group', 'g', {
        children: [
          buildField('select', 's', {
            options: [{ id: 'x', label: 'X' }],
            custom_properties: { display: 'pills' },
            logic: [
              buildRule(
                [
                  'show',
                  'required',
                  { type: 'set_value', value: 'x', when: 'empty' },
                  { type: 'set_value', value: { formula: '{a0000} + 1' }, when: 'always' },
                ],
                buildCondition('a', 'equal', 'x'),
              ),
            ],
          }),
        ],
      }),
    ];
    expect(parse(...fields).output).toEqual([page(...fields)]);
  });

  test('keeps the rules of a page, which show and hide', () => {
    const rule = { ...buildRule(['show'], buildCondition('a', 'equal', 'x')), targets: ['other'] };
    const hidden = { ...page(buildField('text', 'a')), is_hidden: true, logic: [rule] };
    expect(v.safeParse(pagesSchema, [hidden]).output).toEqual([hidden]);
    const required = { ...hidden, logic: [{ ...rule, actions: ['required'] }] };
    const issues = v.safeParse(pagesSchema, [required]).issues ?? [];
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['0.logic.0.actions.0']);
  });

  test('leaves out what it does not know', () => {
    const field = buildField('text', 'a', { custom_properties: { character_limit: 5 } });
    const extra = {
      ...field,
      children: [],
      x: 1,
      custom_properties: { character_limit: 5, min: 1 },
    };
    expect(parse(extra).output).toEqual([page(field)]);
  });

  test.each([
    ['an unknown type', { ...buildField('text', 'a'), type: 'magic' }, '0.properties.0.type'],
    ['an id with a dot', buildField('text', 'a', { id: 'a.b' }), '0.properties.0.id'],
    [
      'an id of the prototype',
      { ...buildField('text', 'a'), id: '__proto__' },
      '0.properties.0.id',
    ],
    ['a bad short id', buildField('text', 'a', { short_id: 'A' }), '0.properties.0.short_id'],
    ['no label', { ...buildField('text', 'a'), label: undefined }, '0.properties.0.label'],
    [
      'a setting of another kind',
      { ...buildField('number', 'a'), custom_properties: { min: 'low' } },
      '0.properties.0.custom_properties.min',
    ],
    [
      'a mask without a year',
      buildField('date', 'a', { custom_properties: { mask: 'DD-MM-MM' } }),
      '0.properties.0.custom_properties.mask',
    ],
    [
      'a prefill of another kind',
      { ...buildField('checkbox', 'a'), prefill: 'on' },
      '0.properties.0.prefill',
    ],
    [
      'options with one id',
      buildField('select', 'a', {
        options: [
          { id: 'x', label: '1' },
          { id: 'x', label: '2' },
        ],
      }),
      '0.properties.0.options',
    ],
  ])('refuses %s', (_, field, path) => {
    expect(pathsOf(field)).toEqual([path]);
  });

  test('refuses an id or short id that is used twice, in groups too', () => {
    const group = buildField('group', 'g', { children: [buildField('text', 'a')] });
    const messages = (parse(buildField('text', 'a'), group).issues ?? []).map(
      ({ message }) => message,
    );
    expect(messages).toEqual(['Id a is used twice', 'Short id a0000 is used twice']);
  });

  test('allows fields 10 deep and no deeper', () => {
    expect(parse(nest(formLimits.depth)).success).toBe(true);
    expect(parse(nest(formLimits.depth + 1)).success).toBe(false);
  });

  test('refuses hostile nesting without exhausting the stack', () => {
    let field: unknown = buildField('group', 'g');
    for (let level = 0; level < 50_000; level += 1)
      field = { ...buildField('group', 'g'), children: [field] };
    expect(parse(field).success).toBe(false);
  });

  test.each([[undefined], [null], [{}], ['pages'], [[null]], [[{ id: 'a' }]]])(
    'refuses %j',
    (input) => {
      expect(v.safeParse(pagesSchema, input).success).toBe(false);
    },
  );
});

describe('iterateFields', () => {
  test('iterates in reading order with the place of each field', () => {
    const inner = buildField('text', 'b');
    const group = buildField('group', 'g', { children: [inner] });
    const pages = [page(buildField('text', 'a'), group) as never];
    const walked = [...iterateFields(pages)].map(({ field, parent, depth }) => [
      field.id,
      parent?.id,
      depth,
    ]);
    expect(walked).toEqual([
      ['a', undefined, 1],
      ['g', undefined, 1],
      ['b', 'g', 2],
    ]);
  });
});

describe('editedPagesSchema', () => {
  const stored = [{ id: 'page', title: 'Page', properties: [buildField('text', 'a')] }];
  const kept = stored[0]?.properties[0];
  const edit = (...properties: readonly unknown[]) =>
    v.safeParse(editedPagesSchema(stored), [page(...properties)]);

  test('takes a stored field as it is, also one that earlier rules allowed', () => {
    const earlier: Field = { ...buildField('text', 'e'), label: 'x'.repeat(5_000) };
    const edited = [page(earlier, buildField('text', 'b'))];
    expect(v.safeParse(pagesSchema, edited).success).toBe(false);
    const before: Page = { ...page(), properties: [earlier] };
    expect(v.parse(editedPagesSchema([before]), edited)[0]?.properties[0]).toBe(earlier);
  });

  test('parses what an edit made, by the path of its setting', () => {
    const { issues } = edit(kept, { ...buildField('text', 'b'), label: 3 });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['0.properties.1.label']);
    const { output } = edit({ ...kept, unknown: true });
    expect(JSON.stringify(output)).not.toContain('unknown');
  });

  test('finds an id that a stored and a new field share', () => {
    expect(edit(kept, { ...kept }).success).toBe(false);
    expect(edit(kept, kept).success).toBe(false);
  });
});
