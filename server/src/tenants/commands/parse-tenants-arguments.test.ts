import { describe, expect, test } from 'vitest';
import { parseTenantsArguments } from './parse-tenants-arguments.ts';

const person = ['--email', 'Bea@Stad.example', '--first-name', 'Bea', '--last-name', 'de Boer'];

describe('the arguments of the command for tenants', () => {
  test.each([
    ['list', undefined],
    ['log', { slug: undefined }],
    ['log stad', { slug: 'stad' }],
    ['suspend stad --reason Schuld', { slug: 'stad', reason: 'Schuld' }],
    ['resume stad', { slug: 'stad', reason: null }],
    ['resume stad --reason Betaald', { slug: 'stad', reason: 'Betaald' }],
    ['dump stad file', { slug: 'stad', file: 'file', reason: null }],
    ['restore file', { file: 'file', reason: null }],
    [
      'remove stad --name Stad --reason Opgezegd',
      { removal: { slug: 'stad', confirmedName: 'Stad' }, reason: 'Opgezegd' },
    ],
  ])('"%s" is understood', (line, expected) => {
    expect(parseTenantsArguments(line.split(' ')).input).toEqual(expected);
  });

  test('create a tenant with its administrator', () => {
    const { input } = parseTenantsArguments([
      'create',
      'stad',
      '--name',
      'Gemeente Stad',
      ...person,
    ]);
    expect(input).toEqual({
      tenant: {
        slug: 'stad',
        name: 'Gemeente Stad',
        administrator: { email: 'bea@stad.example', firstName: 'Bea', lastName: 'de Boer' },
      },
      reason: null,
    });
  });

  test('announce maintenance, in any time zone, and withdraw it', () => {
    const times = ['--from', '2026-12-01T22:00:00+01:00', '--to', '2026-12-01T23:30:00Z'];
    const { input } = parseTenantsArguments(['announce', ...times, '--text', 'Nieuwe versie']);
    expect(input).toEqual({
      announcement: {
        startsAt: new Date('2026-12-01T21:00:00Z'),
        endsAt: new Date('2026-12-01T23:30:00Z'),
        text: 'Nieuwe versie',
      },
      reason: null,
    });
    expect(parseTenantsArguments(['announce', '--clear']).input).toEqual({
      announcement: null,
      reason: null,
    });
  });

  test('keep a reason on one line', () => {
    const given = ['suspend', 'stad', '--reason', ' Contract\tis\nafgelopen\u001b[2J '];
    expect(parseTenantsArguments(given).input).toEqual({
      slug: 'stad',
      reason: 'Contract is afgelopen [2J',
    });
  });

  test.each([
    ['', 'Usage'],
    ['erase stad', 'Usage'],
    ['list stad', 'Usage'],
    ['suspend', 'Usage'],
    ['suspend a b', 'Usage'],
    ['suspend stad', 'reason'],
    ['remove stad --name Stad', 'reason'],
    [`resume stad --reason ${'x'.repeat(501)}`, 'reason'],
    ['log a b', 'Usage'],
    ['announce', 'start (--from'],
    ['announce --from 2026-12-01T22:00 --to 2026-12-01T23:00:00Z --text x', 'start (--from'],
    ['announce --from 2026-12-01T22:00:00Z --to 2026-12-01T22:00:00Z --text x', 'end (--to'],
    ['announce --from 2026-12-01T22:00:00Z --to 2026-12-01T23:00:00Z', 'text (--text'],
    ['announce --clear --text x', 'nothing to announce'],
    ['list --reason x', 'Usage'],
    ['dump stad', 'Usage'],
    ['list --all', 'Usage'],
    ['list --name x', 'Usage'],
    ['create Stad --name x', 'slug'],
    ['create stad', 'name of the organisation'],
    ['create stad --name x --email geen', 'e-mail address'],
  ])('"%s" is refused', (line, message) => {
    expect(() => parseTenantsArguments(line.split(' ').filter(Boolean))).toThrow(message);
  });
});
