import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import { describe, expect, test } from 'vitest';
import { buildDocument, buildField, buildVariable } from '../document/build-document.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { getField } from '../document/place.ts';
import type { OneSelected } from '../editor/selection.ts';
import { findUses, type UsedPart } from './find-uses.ts';

const rate = buildVariable('rate');
const placesOf = (version: EditedVersion, parts: readonly UsedPart[]): readonly OneSelected[] =>
  findUses(version, { parts }).map(({ at }) => at);
const usersOfRate = (reader: Partial<EditedVersion>): readonly OneSelected[] =>
  placesOf({ ...buildDocument(), variables: [rate], ...reader }, [rate]);
const onPage = (...properties: EditedVersion['pages'][number]['properties']) => [
  { id: 'p', title: 'Pagina', properties },
];

describe('the places that use a part', () => {
  const document = buildDocument();
  const { field: a } = getField(document.pages, 'a');
  const { field: g } = getField(document.pages, 'g');

  test('finds the fields whose rules look at a field', () => {
    expect(placesOf(document, [a])).toEqual([{ kind: 'field', id: 'c' }]);
  });

  test('does not count what is read itself', () => {
    expect(placesOf(document, [g, ...(g.children ?? [])])).toEqual([]);
  });

  test.each<[string, Partial<EditedVersion>, readonly OneSelected[]]>([
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
    expect(usersOfRate(reader)).toEqual(expected);
  });
});

const versionWith = (
  ...properties: EditedVersion['pages'][number]['properties']
): EditedVersion => ({
  ...buildDocument(),
  pages: onPage(...properties),
});
const read = { id: 'read', short_id: 'x00read' };
const kinds = (version: EditedVersion) =>
  findUses(version, { parts: [read] }).map(({ kind, count }) => `${kind} ${count}`);

describe('the uses of what is removed', () => {
  test.each<[string, EditedVersion, string[]]>([
    [
      'rules, each of them',
      versionWith(
        buildField('f', {
          logic: [
            buildRule(['show'], buildCondition('read', 'is_empty')),
            buildRule(['hide'], buildCondition('rows.read', 'is_empty')),
            buildRule(['hide'], buildCondition('other', 'is_empty')),
          ],
        }),
      ),
      ['rule 2'],
    ],
    [
      'a formula and a text',
      versionWith(
        buildField('f', { label: '{{ {x00read} }}', custom_properties: { formula: '{x00read}' } }),
      ),
      ['formula 1', 'text 1'],
    ],
    [
      'a variable',
      {
        ...versionWith(),
        variables: [buildVariable('v', { source: { type: 'formula', formula: '{x00read}*2' } })],
      },
      ['formula 1'],
    ],
    [
      'mails, integrations, destinations and tests, but not personas',
      {
        ...versionWith(),
        settings: {
          'confirmation_mail.text': 'Dag {{ {x00read} }}',
          'integrations.list': [
            { outgoing: [{ source: { kind: 'answer', field: 'read' } }] },
            { outgoing: [] },
          ],
          'routing.destinations': [{ value: 'read' }],
          'tests.recorded': [{ answers: { read: 'x' } }, { answers: {} }],
          'preview.personas': [{ answers: { read: 'x' } }],
        } as never,
      },
      ['mail 1', 'integration 1', 'destination 1', 'test 1'],
    ],
    ['nothing', versionWith(buildField('f', { label: 'x00read' })), []],
  ])('are %s', (_name, version, expected) => {
    expect(kinds(version)).toEqual(expected);
  });
});

describe('the uses of an option', () => {
  const options = [
    { id: 'ja', label: 'Ja' },
    { id: 'nee', label: 'Nee' },
  ];
  const choice = buildField('k', { type: 'select', options });
  const usesOf = (id: string, ...readers: (typeof choice)[]) =>
    findUses(versionWith(choice, ...readers), { parts: [{ id }], optionOf: choice });

  test.each([
    ['a formula', { custom_properties: { formula: 'IF({x00k} = "ja"; 1; 2)' } }, 'formula'],
    ['a text with a formula', { label: 'Dag {{ IF({x00k}="ja";"a""b";"c") }}' }, 'text'],
    ['a text of HTML', { help: '<p class="x">{{ {x00k}=&quot;ja&quot; }}</p>' }, 'text'],
    [
      'the formula of a rule',
      {
        logic: [
          buildRule([
            { type: 'set_value', value: { formula: 'IF({x00k}="ja";1;2)' }, when: 'always' },
          ]),
        ],
      },
      'rule',
    ],
  ] as const)('are found in %s, between its quotes', (_name, reader, kind) => {
    const field = buildField('f', reader as never);
    expect(usesOf('ja', field)).toEqual([{ kind, at: { kind: 'field', id: 'f' }, count: 1 }]);
    expect(usesOf('nee', field)).toEqual([]);
  });

  test('are not in what reads another field', () => {
    expect(
      usesOf('ja', buildField('f', { custom_properties: { formula: '{x0other} = "ja"' } })),
    ).toEqual([]);
  });
});
