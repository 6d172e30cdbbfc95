import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildField, buildForm } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import type { Destination } from '../version-settings/destination.ts';
import { findRoutes } from './find-routes.ts';

const destinations: readonly Destination[] = [
  {
    id: 'rest',
    name: 'Algemeen',
    kind: 'mail',
    recipients: ['info@voorbeeld.nl'],
    is_default: true,
  },
  { id: 'tree', name: 'Groen', kind: 'mail', recipients: ['groen@voorbeeld.nl'] },
  { id: 'case', name: 'Zaak', kind: 'case_type', case_type: 'B1234' },
];

const routeWhen = (
  id: string,
  destination: string,
  [target, value]: readonly [string, string],
  more: Partial<LogicRule> = {},
): LogicRule => ({
  id,
  actions: [{ type: 'route', destination }],
  condition_group: {
    id: `${id}-group`,
    type: 'group',
    logic_operator: 'and',
    children: [{ id: `${id}-1`, type: 'condition', target, condition_operator: 'equal', value }],
  },
  ...more,
});

const routesOf = (fields: readonly Field[], answers: object, logic: readonly LogicRule[] = []) => {
  const pages = buildForm(...fields).pages.map((page) => ({ ...page, logic }));
  const program = compile({ pages }, fieldTypes);
  const session = createSession(program, { answers, clock: buildClock() });
  return findRoutes(program, session, destinations).map(({ destination, rules }) => [
    destination.id,
    ...rules.map(({ field_id: field, rule_id: rule }) => `${field}/${rule}`),
  ]);
};

const subject = buildField('text', 'subject', {
  logic: [routeWhen('r1', 'tree', ['subject', 'boom']), routeWhen('r2', 'case', ['big', 'ja'])],
});
const big = buildField('text', 'big', {
  is_hidden: true,
  logic: [
    {
      ...routeWhen('r3', 'tree', ['subject', 'boom']),
      actions: ['show', { type: 'route', destination: 'tree' }],
    },
  ],
});

describe('the routes of a submission', () => {
  test.each<[string, object, readonly (readonly string[])[]]>([
    ['no rule matches: the default', { subject: 'stoep' }, [['rest']]],
    [
      'several rules lead to one destination',
      { subject: 'boom' },
      [['tree', 'subject/r1', 'big/r3']],
    ],
    [
      'several destinations match',
      { subject: 'boom', big: 'ja' },
      [
        ['tree', 'subject/r1', 'big/r3'],
        ['case', 'subject/r2'],
      ],
    ],
    ['a hidden answer counts as empty', { subject: 'stoep', big: 'ja' }, [['rest']]],
  ])('%s', (_, answers, expected) => {
    expect(routesOf([subject, big], answers)).toEqual(expected);
  });

  test('a rule in rows routes when it matches in one of them', () => {
    const rows = buildField('input-collection', 'rows', {
      children: [buildField('text', 'kind', { logic: [routeWhen('r', 'tree', ['kind', 'boom'])] })],
    });
    expect(routesOf([rows], { rows: [{ kind: 'struik' }, { kind: 'boom' }] })).toEqual([
      ['tree', 'kind/r'],
    ]);
    expect(routesOf([rows], { rows: [{ kind: 'struik' }] })).toEqual([['rest']]);
  });

  test('a rule in rows that are hidden routes nothing, since nobody submits them', () => {
    const children = [
      buildField('text', 'kind', { logic: [routeWhen('r', 'tree', ['kind', 'boom'])] }),
    ];
    const rows = buildField('input-collection', 'rows', { is_hidden: true, children });
    expect(routesOf([rows], { rows: [{ kind: 'boom' }] })).toEqual([['rest']]);
  });

  test('a shared rule is named once, by the field that holds it', () => {
    const other = buildField('text', 'other', {});
    const holder = buildField('text', 'subject', {
      logic: [routeWhen('r', 'case', ['subject', 'boom'], { targets: ['other'] })],
    });
    expect(routesOf([holder, other], { subject: 'boom' })).toEqual([['case', 'subject/r']]);
  });

  test('a rule of a page routes as one of a field does', () => {
    const rules = [routeWhen('r', 'case', ['subject', 'boom'])];
    const field = buildField('text', 'subject', {});
    expect(routesOf([field], { subject: 'boom' }, rules)).toEqual([['case', 'page/r']]);
  });

  test('a route to what is not there leads nowhere', () => {
    const lost = buildField('text', 'subject', {
      logic: [routeWhen('r', 'gone', ['subject', 'boom'])],
    });
    expect(routesOf([lost], { subject: 'boom' })).toEqual([['rest']]);
  });
});
