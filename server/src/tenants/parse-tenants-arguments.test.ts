import { describe, expect, test } from 'vitest';
import { parseTenantsArguments } from './parse-tenants-arguments.ts';

const person = ['--email', 'Bea@Stad.example', '--first-name', 'Bea', '--last-name', 'de Boer'];

describe('the arguments of the command for tenants', () => {
  test.each([
    ['list', { name: 'list' }],
    ['suspend stad', { name: 'suspend', slug: 'stad' }],
    ['dump stad file', { name: 'dump', slug: 'stad', file: 'file' }],
    ['restore file', { name: 'restore', file: 'file' }],
    [
      'remove stad --name Stad',
      { name: 'remove', removal: { slug: 'stad', confirmedName: 'Stad' } },
    ],
  ])('"%s" is understood', (line, expected) => {
    expect(parseTenantsArguments(line.split(' '))).toEqual(expected);
  });

  test('create a tenant with its administrator', () => {
    expect(parseTenantsArguments(['create', 'stad', '--name', 'Gemeente Stad', ...person])).toEqual(
      {
        name: 'create',
        tenant: {
          slug: 'stad',
          name: 'Gemeente Stad',
          administrator: { email: 'bea@stad.example', firstName: 'Bea', lastName: 'de Boer' },
        },
      },
    );
  });

  test.each([
    ['', 'Usage'],
    ['erase stad', 'Usage'],
    ['list stad', 'Usage'],
    ['suspend', 'Usage'],
    ['suspend a b', 'Usage'],
    ['dump stad', 'Usage'],
    ['list --all', 'Usage'],
    ['create Stad --name x', 'slug'],
    ['create stad', 'name of the organisation'],
    ['create stad --name x --email geen', 'e-mail address'],
  ])('"%s" is refused', (line, message) => {
    expect(() => parseTenantsArguments(line.split(' ').filter(Boolean))).toThrow(message);
  });
});
