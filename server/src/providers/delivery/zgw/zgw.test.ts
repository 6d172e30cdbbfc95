import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startZgwSimulator, type ZgwSimulator } from '../../../../simulators/zgw/zgw-simulator.ts';
import { isTokenValid, zgwClient } from '../../../../simulators/zgw/check-token.ts';
import { buildDeliveryRequest, buildDeliverySteps } from '../../../../testing/build-delivery.ts';
import { partyNumbers } from '../../../../testing/party-numbers.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createOutgoingNetwork } from '../../../platform/outgoing/outgoing-network.ts';
import { StartError } from '../../../platform/start-error.ts';
import { keepTokenRequesters } from '../../request-token.ts';
import type { DeliveredActing, DeliveryRequest, DeliveryWork } from '../delivery-driver.ts';
import { signToken } from './sign-token.ts';
import { writeProperties } from './write-case.ts';
import { writeActing, writeInitiator } from './write-parties.ts';
import { createZgw } from './zgw.ts';

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

const of = (values: Record<string, unknown>, numbers: readonly string[] = []) => ({
  values,
  identifiers: partyNumbers(...numbers),
  initiatorRsin: undefined,
  acting: undefined,
});

test.each([
  [
    'the mapped BSN',
    of({ initiator: { bsn: '111222333' } }, ['999990019']),
    { inpBsn: '111222333' },
  ],
  ['the BSN of the login', of({}, ['999990019']), { inpBsn: '999990019' }],
  [
    'the mapped KVK number of who logs in as a person',
    of({ initiator: { kvk: '69599084' } }, ['999990019']),
    { innNnpId: '69599084' },
  ],
  [
    'the RSIN by which a login knows a company, which looks like a BSN',
    { ...of({}), identifiers: [{ kind: 'rsin', number: '999990019' } as const] },
    { innNnpId: '999990019' },
  ],
  [
    'nobody, for a pseudonym that looks like a BSN',
    { ...of({}), identifiers: [{ kind: 'identifier', number: '999990019' } as const] },
    undefined,
  ],
  ['the KVK number of the login', of({}, ['69599084']), { innNnpId: '69599084' }],
  [
    'the RSIN of the login before its KVK number',
    { ...of({}, ['69599084']), initiatorRsin: '819935177' },
    { innNnpId: '819935177' },
  ],
  [
    'the mapped RSIN',
    of({ initiator: { rsin: '992760562' } }, ['69599084']),
    { innNnpId: '992760562' },
  ],
  ['nobody', of({ initiator: { bsn: null } }), undefined],
  [
    'a person with the mapped names',
    of({ initiator: { geslachtsnaam: 'Berg', voorvoegsel: 'van den', voorletters: 'W.J.' } }, [
      '999990019',
    ]),
    {
      inpBsn: '999990019',
      geslachtsnaam: 'Berg',
      voorvoegselGeslachtsnaam: 'van den',
      voorletters: 'W.J.',
    },
  ],
  [
    'a person without a number',
    of({ initiator: { geslachtsnaam: 'x'.repeat(201) } }),
    { geslachtsnaam: 'x'.repeat(200) },
  ],
  [
    'the mapped branch of the company of the login',
    of({ initiator: { vestigingsnummer: '000038509504', handelsnaam: 'Bakker' } }, ['69599084']),
    { vestigingsNummer: '000038509504', handelsnaam: ['Bakker'], kvkNummer: '69599084' },
  ],
  [
    'a company with its name',
    of({ initiator: { kvk: '69599084', handelsnaam: 'Bakker' } }),
    { innNnpId: '69599084', statutaireNaam: 'Bakker' },
  ],
])('the initiator is %s', (_, request, expected) => {
  expect(writeInitiator(request)?.betrokkeneIdentificatie).toEqual(expected);
});

test.each([
  [{ naam: 'Jo', emailadres: 'jo@x.nl', telefoonnummer: '0612345678' }, undefined],
  [{ emailadres: 'jo@x.nl' }, { naam: 'jo@x.nl', emailadres: 'jo@x.nl' }],
  [{ naam: 'n'.repeat(41) }, { naam: 'n'.repeat(40) }],
])('a role says how somebody is reached: %o', (contactpersoon, expected) => {
  expect(writeInitiator(of({ contactpersoon }, ['999990019']))).toMatchObject({
    contactpersoonRol: expected ?? contactpersoon,
  });
});

test('a role without contact data says nothing of them', () => {
  expect(writeInitiator(of({}, ['999990019']))).not.toHaveProperty('contactpersoonRol');
});

test('a role says who gave the mandate and who has it', () => {
  const acting = { kind: 'kvk', number: '90001354' } as const;
  const request = { ...of({}, ['69599084']), acting };
  expect(writeInitiator(request)).toMatchObject({ indicatieMachtiging: 'machtiginggever' });
  expect(writeActing(request)).toEqual({
    betrokkeneType: 'niet_natuurlijk_persoon',
    betrokkeneIdentificatie: { innNnpId: '90001354' },
    indicatieMachtiging: 'gemachtigde',
  });
  const ofNobody = { ...request, acting: undefined };
  expect(writeInitiator(ofNobody)).not.toHaveProperty('indicatieMachtiging');
  expect(writeActing(ofNobody)).toBeUndefined();
});

describe('a case that would lose who acted', () => {
  let simulator: ZgwSimulator;
  const work: DeliveryWork = {
    steps: buildDeliverySteps(),
    documents: {
      pdf: () => Promise.reject(new Error('No document is needed.')),
      files: () => Promise.resolve([]),
    },
  };
  const requestOf = (acting: DeliveredActing): DeliveryRequest =>
    buildDeliveryRequest({
      options: { case_type: 'ZT-001' },
      identifiers: partyNumbers('999991644'),
      acting,
    });
  beforeAll(async () => {
    simulator = await startZgwSimulator({ isProduction: false, lacksActingRole: true });
  });
  afterAll(() => simulator.stop());

  test.each([
    ['it cannot name them', { kind: 'lost' }, { gemachtigde: null }],
    [
      'the case type has no role for them',
      { kind: 'bsn', number: '999990019' },
      { roltype: 'mede_initiator' },
    ],
  ] as const)('is refused before anything is created: %s', async (_, acting, reason) => {
    const client = createOutgoingClient({
      hosts: null,
      privateHosts: [new URL(simulator.origin).host],
    });
    const driver = createZgw({
      settings: simulator.settings,
      secret: zgwClient.secret,
      secondSecret: null,
      client,
      network: createOutgoingNetwork({ hosts: null, privateHosts: [] }),
      sendMail: null,
      now: () => Date.now(),
      tokens: keepTokenRequesters(),
      timeoutMs: 5_000,
    });
    const request = requestOf(acting);
    await expect(driver.deliver(request, work)).rejects.toMatchObject({
      code: 'refused',
      answer: { text: JSON.stringify(reason) },
    });
    expect(driver.describe(request)).not.toHaveLength(0);
    expect(Object.values(simulator.objects).flat()).toEqual([]);
  });
});

test('properties are texts, those without a value left out', () => {
  const values = { eigenschappen: { a: ['x', 'y'], b: 3, c: false, d: null, e: '' } };
  expect(writeProperties({ values })).toEqual([
    { name: 'a', value: 'x, y' },
    { name: 'b', value: '3' },
    { name: 'c', value: 'false' },
  ]);
});
