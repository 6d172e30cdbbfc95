import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { startZgwSimulator } from '../../../../simulators/zgw/zgw-simulator.ts';
import { isTokenValid, zgwClient } from '../../../../simulators/zgw/check-token.ts';
import { StartError } from '../../../platform/start-error.ts';
import { signToken } from './sign-token.ts';
import { writeActing, writeInitiator, writeProperties } from './write-case.ts';

const now = Date.UTC(2026, 10, 23, 4);
const token = (members = {}) =>
  signToken(zgwClient.secret, { clientId: zgwClient.id, now: Date.now(), ...members });

test('the token has the claims that the standard names, signed with HS256', async () => {
  const signed = signToken(zgwClient.secret, { clientId: 'formulieren', now });
  const key = new TextEncoder().encode(zgwClient.secret);
  const { payload, protectedHeader } = await jwtVerify(signed, key, { currentDate: new Date(now) });
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(payload).toEqual({
    iss: 'formulieren',
    iat: now / 1000,
    client_id: 'formulieren',
    user_id: '',
    user_representation: '',
  });
});

test('the simulated case system takes fresh tokens of its client only', () => {
  const [, claims = ''] = token().split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  expect(isTokenValid(`Bearer ${token()}`)).toBe(true);
  expect(isTokenValid(`Bearer ${token({ clientId: 'somebody-else' })}`)).toBe(false);
  expect(isTokenValid(`Bearer ${token({ now: Date.now() - 4_000_000 })}`)).toBe(false);
  expect(isTokenValid(`Bearer ${token()}x`)).toBe(false);
  expect(isTokenValid(`Bearer ${unsigned}`)).toBe(false);
  expect(isTokenValid(undefined)).toBe(false);
});

test('the simulated case system does not run in production', async () => {
  await expect(startZgwSimulator({ isProduction: true })).rejects.toBeInstanceOf(StartError);
});

const of = (values: Record<string, unknown>, identifiers: readonly string[] = []) => ({
  values,
  identifiers,
  representations: [],
});

test.each([
  [
    'the mapped BSN',
    of({ initiator: { bsn: '111222333' } }, ['999990019']),
    { inpBsn: '111222333' },
  ],
  ['the BSN of the login', of({}, ['999990019']), { inpBsn: '999990019' }],
  ['the KVK number of the login', of({}, ['69599084']), { innNnpId: '69599084' }],
  ['nobody', of({ initiator: { bsn: null } }), undefined],
])('the initiator is %s', (_, request, expected) => {
  expect(writeInitiator(request)?.betrokkeneIdentificatie).toEqual(expected);
});

test('a role says who gave the mandate and who has it, unless the mapping names another initiator', () => {
  const representations = [
    { represented: '111222333', acting: '999990019' },
    { represented: '69599084', acting: '90001354' },
  ];
  const request = { ...of({}, ['69599084']), representations };
  expect(writeInitiator(request)).toMatchObject({ indicatieMachtiging: 'machtiginggever' });
  expect(writeActing(request)).toEqual({
    betrokkeneType: 'niet_natuurlijk_persoon',
    betrokkeneIdentificatie: { innNnpId: '90001354' },
    indicatieMachtiging: 'gemachtigde',
  });
  const ofAnother = { ...request, values: { initiator: { bsn: '999991644' } } };
  expect(writeInitiator(ofAnother)).not.toHaveProperty('indicatieMachtiging');
  expect(writeActing(ofAnother)).toBeUndefined();
});

test.each([
  ['a number of no known kind', ['69599084'], 'pseudonym-1'],
  ['another login that is the initiator', ['999990019', '69599084'], '90001354'],
])('a case that would lose who acted is refused: %s', (_, identifiers, acting) => {
  const representations = [{ represented: '69599084', acting }];
  expect(() => writeActing({ ...of({}, identifiers), representations })).toThrow('refused');
});

test('properties are texts, those without a value left out', () => {
  const values = { eigenschappen: { a: ['x', 'y'], b: 3, c: false, d: null, e: '' } };
  expect(writeProperties({ values })).toEqual([
    { name: 'a', value: 'x, y' },
    { name: 'b', value: '3' },
    { name: 'c', value: 'false' },
  ]);
});
