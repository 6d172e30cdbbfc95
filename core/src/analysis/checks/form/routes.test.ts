import { describe, expect, test } from 'vitest';
import { buildField } from '../../../form/build-form.ts';
import type { Destination } from '../../../version-settings/destination.ts';
import { findingsIn } from '../../build-check.ts';

const mail = (id: string, more: Partial<Destination> = {}): Destination =>
  // The other members of the destination are unchanged.
  ({ id, name: id, kind: 'mail', recipients: ['a@voorbeeld.nl'], ...more }) as Destination;

const routeWhen = (destination: string, value: string) => ({
  id: `to-${destination}`,
  actions: [{ type: 'route' as const, destination }],
  condition_group: {
    id: 'g',
    type: 'group' as const,
    logic_operator: 'and' as const,
    children: [
      {
        id: 'c',
        type: 'condition' as const,
        target: 'kind',
        condition_operator: 'equal' as const,
        value,
      },
    ],
  },
});

const check = (destinations: readonly Destination[], ...routes: readonly [string, string][]) => {
  const options = [
    { id: 'tree', label: 'Boom' },
    { id: 'lamp', label: 'Lamp' },
  ];
  const kind = buildField('select', 'kind', { label: 'Soort', options, is_required: true });
  const note = buildField('text', 'note', {
    label: 'Toelichting',
    logic: routes.map(([destination, value]) => routeWhen(destination, value)),
  });
  return findingsIn([kind, note], { settings: { 'routing.destinations': [...destinations] } });
};

const at = 'routing.destinations';

describe('routes', () => {
  test('are sound when each destination is reached and one takes the rest', () => {
    expect(check([mail('green'), mail('rest', { is_default: true })], ['green', 'tree'])).toEqual(
      [],
    );
  });

  test('need no default where the rules cover every answer', () => {
    const found = check([mail('green'), mail('light')], ['green', 'tree'], ['light', 'lamp']);
    expect(found).toEqual([]);
  });

  test.each<[string, readonly Destination[], readonly [string, string][], readonly string[]]>([
    ['a submission that goes nowhere', [mail('green')], [['green', 'tree']], [`route_none ${at}`]],
    [
      'a destination that nobody routes to',
      [mail('green'), mail('rest', { is_default: true })],
      [],
      [`destination_unused ${at}`],
    ],
    [
      'a route to a destination that is gone',
      [mail('rest', { is_default: true })],
      [['gone', 'tree']],
      ['route_destination_missing note to-gone'],
    ],
    [
      'mail without a valid address',
      [mail('rest', { is_default: true, kind: 'mail', recipients: ['team'] })],
      [],
      [`destination_incomplete ${at}`],
    ],
    [
      'a case type that is not filled in',
      [{ id: 'a', name: 'Zaak', kind: 'case_type', case_type: ' ', is_default: true }],
      [],
      [`destination_incomplete ${at}`],
    ],
    [
      'an integration that the version does not have',
      [{ id: 'a', name: 'Zaak', kind: 'integration', integration: 'gone', is_default: true }],
      [],
      [`destination_incomplete ${at}`],
    ],
  ])('reports %s', (_, destinations, routes, expected) => {
    expect(check(destinations, ...routes)).toEqual(expected);
  });

  test('reports a route that is never taken, beside why', () => {
    const rest = mail('rest', { is_default: true });
    const never = routeWhen('green', 'tree');
    const impossible = {
      ...never,
      condition_group: {
        ...never.condition_group,
        children: [
          ...never.condition_group.children,
          { ...never.condition_group.children[0], id: 'd', value: 'lamp' },
        ],
      },
    };
    const kind = buildField('select', 'kind', {
      label: 'Soort',
      options: [
        { id: 'tree', label: 'Boom' },
        { id: 'lamp', label: 'Lamp' },
      ],
      logic: [impossible as typeof never],
    });
    expect(
      findingsIn([kind], { settings: { 'routing.destinations': [mail('green'), rest] } }),
    ).toContain(`route_never_taken ${at}`);
  });
});
