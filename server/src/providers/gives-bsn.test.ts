import { expect, test } from 'vitest';
import { givesBsn } from './gives-bsn.ts';

test.each([
  ['digid', {}, true],
  ['eherkenning', {}, false],
  ['oidc', { identifier: 'bsn' }, true],
  ['oidc', { identifier: 'sub', identifier_kind: '' }, true],
  ['oidc', { identifier: 'urn:etoegang:core:EntityConcernedID:KvKnr' }, false],
  ['oidc', { identifier: 'sub', identifier_kind: 'pseudonym' }, false],
  ['yivi', { identifier: 'pbdf.gemeente.personalData.bsn', identifier_kind: 'bsn' }, true],
  ['yivi', { identifier: 'pbdf.sidn-pbdf.email.email', identifier_kind: 'email' }, false],
])('a login with %s and %j gives a BSN: %s', (driver, settings, gives) => {
  expect(givesBsn({ kind: 'auth', driver, settings })).toBe(gives);
});

test('a provider that is no login gives none', () => {
  expect(givesBsn({ kind: 'data', driver: 'rest', settings: { identifier: 'bsn' } })).toBe(false);
});
