import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { describe, expect, test } from 'vitest';
import { buildDocument, buildField, buildVariable } from '../document/build-document.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { getField } from '../document/place.ts';
import type { Selection } from '../editor/selection.ts';
import { findReferences } from './references.ts';

const rate = buildVariable('rate');
const readBy = (reader: Partial<EditedVersion>): readonly Selection[] =>
  findReferences({ ...buildDocument(), variables: [rate], ...reader }, [rate]);
const onPage = (...properties: EditedVersion['pages'][number]['properties']) => [
  { id: 'p', title: 'Pagina', properties },
];

describe('findReferences', () => {
  const document = buildDocument();
  const { field: a } = getField(document.pages, 'a');
  const { field: g } = getField(document.pages, 'g');

  test('finds the fields whose rules look at a field', () => {
    expect(findReferences(document, [a])).toEqual([{ kind: 'field', id: 'c' }]);
  });

  test('does not count what is read itself', () => {
    expect(findReferences(document, [g, ...(g.children ?? [])])).toEqual([]);
  });

  test.each<[string, Partial<EditedVersion>, readonly Selection[]]>([
    [
      'the rule of a page',
      {
        pages: [
          {
            id: 'p',
            title: '',
            logic: [buildRule(['show'], buildCondition('rate', 'is_empty'))],
            properties: [],
          },
        ],
      },
      [{ kind: 'page', id: 'p' }],
    ],
    [
      'a formula',
      {
        pages: onPage(
          buildField('f', { type: 'formula', custom_properties: { formula: '{x00rate} * 2' } }),
        ),
      },
      [{ kind: 'field', id: 'f' }],
    ],
    [
      'a text of a field in a group, but not the group',
      {
        pages: onPage(
          buildField('g', {
            type: 'group',
            children: [buildField('t', { label: 'Voor {{ {x00rate} }}' })],
          }),
        ),
      },
      [{ kind: 'field', id: 't' }],
    ],
    [
      'the formula of an action',
      {
        pages: onPage(
          buildField('s', {
            logic: [
              buildRule([{ type: 'set_value', value: { formula: '{x00rate}' }, when: 'always' }]),
            ],
          }),
        ),
      },
      [{ kind: 'field', id: 's' }],
    ],
    [
      'another variable',
      {
        variables: [
          rate,
          buildVariable('sum', { source: { type: 'formula', formula: 'ROUND({x00rate}; 2)' } }),
        ],
      },
      [{ kind: 'variable', id: 'sum' }],
    ],
    [
      'a mail',
      { settings: { 'confirmation_mail.text': 'Het kost {{ {x00rate} }}' } },
      [{ kind: 'version' }],
    ],
    [
      'nothing that merely has its name',
      { pages: onPage(buildField('n', { label: 'x00rate' })) },
      [],
    ],
  ])('finds %s', (_name, reader, expected) => {
    expect(readBy(reader)).toEqual(expected);
  });
});
