import { expect, test } from 'vitest';
import type { DisclosedAttribute } from './irma-client.ts';
import { readDisclosure } from './read-disclosure.ts';
import { parseYiviSettings } from './yivi-settings.ts';

const ids = {
  bsn: 'pbdf.gemeente.personalData.bsn',
  kvk: 'pbdf.voorbeeld.bedrijf.nummer',
  email: 'pbdf.sidn-pbdf.email.email',
  first: 'pbdf.gemeente.personalData.firstnames',
  family: 'pbdf.gemeente.personalData.familyname',
  level: 'pbdf.gemeente.personalData.digidlevel',
};

const settingsOf = (more: object) =>
  parseYiviSettings(
    {
      server: 'https://irma.example',
      disclose: JSON.stringify([
        [[ids.bsn], [ids.kvk], [ids.email]],
        [[], [ids.first, ids.family, ids.level]],
      ]),
      identifier: `${ids.bsn}, ${ids.kvk} ${ids.email}`,
      name: `${ids.first}, ${ids.family}`,
      level: ids.level,
      levels: 'Midden = midden',
      ...more,
    },
    'an-api-token',
  );

const present = (id: string, rawvalue: string | null): DisclosedAttribute => ({
  id,
  rawvalue,
  status: 'PRESENT',
});

const read = (attributes: readonly DisclosedAttribute[], more: object = {}) =>
  readDisclosure({ disclosed: [[...attributes], null] }, settingsOf(more));

test('reads the identifier, the name in parts and the level', () => {
  const disclosed = [
    present(ids.bsn, '999993653'),
    present(ids.first, ' Willeke '),
    present(ids.family, 'van den Berg'),
    present(ids.level, 'Midden'),
  ];
  expect(read(disclosed)).toEqual({
    identifier: '999993653',
    kind: 'bsn',
    entity: { name: 'Willeke van den Berg' },
    level: 'midden',
  });
});

test.each([
  ['bsn', '999993654', undefined],
  ['bsn', '99999365', undefined],
  ['bsn', '', undefined],
  ['kvk', '69599084', '69599084'],
  ['kvk', '695990840', undefined],
  ['email', 'Willeke@Voorbeeld.example', 'willeke@voorbeeld.example'],
  ['email', 'willeke', undefined],
  ['pseudonym', 'AbC', 'AbC'],
] as const)('reads the %s “%s” as %s', (identifier_kind, value, expected) => {
  expect(read([present(ids.email, value)], { identifier_kind })?.identifier).toBe(expected);
});

test('names the company of a number of the trade register', () => {
  const identity = read([present(ids.kvk, '69599084')], { identifier_kind: 'kvk' });
  expect(identity?.entity).toEqual({ name: '', kvk_number: '69599084' });
});

test.each([
  ['an attribute that is not there', [{ id: ids.bsn, rawvalue: '999993653', status: 'EXTRA' }]],
  ['an attribute without a value', [present(ids.bsn, null)]],
  ['two cards that differ', [present(ids.bsn, '999993653'), present(ids.bsn, '999990019')]],
  ['another attribute', [present(ids.first, '999993653')]],
])('identifies nobody by %s', (_, attributes) => {
  expect(read(attributes)).toBeUndefined();
});

test('gives a level that is not mapped no meaning, and takes the set one without an attribute', () => {
  const bsn = present(ids.bsn, '999993653');
  expect(read([bsn, present(ids.level, 'Anders')], { default_level: 'hoog' })?.level).toBeNull();
  expect(read([bsn], { default_level: 'basis' })?.level).toBe('basis');
  expect(read([bsn])?.level).toBeNull();
});
