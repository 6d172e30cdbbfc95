import { describe, expect, test } from 'vitest';
import { parseTenantsArguments } from './parse-tenants-arguments.ts';

const person = ['--email', 'Bea@Stad.example', '--first-name', 'Bea', '--last-name', 'de Boer'];

describe('the arguments of the command for tenants', () => {
  test.each([
    ['list', undefined],
    ['suspend stad', { slug: 'stad' }],
    ['resume stad', { slug: 'stad' }],
    ['dump stad file', { slug: 'stad', file: 'file' }],
    ['restore file', { file: 'file' }],
    ['remove stad --name Stad', { slug: 'stad', confirmedName: 'Stad' }],
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
      slug: 'stad',
      name: 'Gemeente Stad',
      administrator: { email: 'bea@stad.example', firstName: 'Bea', lastName: 'de Boer' },
    });
  });

  test.each([
    ['', 'Usage'],
    ['erase stad', 'Usage'],
    ['list stad', 'Usage'],
    ['suspend', 'Usage'],
    ['suspend a b', 'Usage'],
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
