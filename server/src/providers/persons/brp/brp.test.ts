import { personMemberNames } from '@form-builder/core/form/variables/person-members.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  brpSimulatorKey,
  startBrpSimulator,
  type BrpSimulator,
} from '../../../../simulators/brp/brp-simulator.ts';
import { testPeople } from '../../../../simulators/digid/test-people.ts';
import { simulatorClient } from '../../../../simulators/simulator-token.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import type { PersonQuestion } from '../person-provider.ts';
import { createBrp } from './brp.ts';
import { parseBrpSettings } from './brp-settings.ts';

const [willeke, fatima, sem, jo] = testPeople.map(({ bsn }) => bsn);

describe('the register of persons', () => {
  let simulator: BrpSimulator;

  const brp = (changes: Record<string, string> = {}, secret = brpSimulatorKey) => {
    const settings = parseBrpSettings({
      api: `${simulator.baseUrl}/`,
      secret_header: 'X-API-KEY',
      headers: 'x-gebruiker: BurgerZelf',
      purpose_header: 'x-doelbinding',
      processing_header: 'x-verwerking',
      ...changes,
    });
    const { host } = new URL(simulator.baseUrl);
    const client = createOutgoingClient({ hosts: null, privateHosts: [host] });
    return createBrp(settings, { secret, client, now: () => 0, timeoutMs: 300 });
  };
  const find = async (question: Partial<PersonQuestion>, register = brp()) =>
    (await findPerson(question, register))?.values;
  const findPerson = (question: Partial<PersonQuestion>, register = brp()) =>
    register.find({
      bsn: willeke ?? '',
      members: personMemberNames,
      purpose: 'Parkeervergunning',
      processing: 'Aanvraag',
      ...question,
    });
  const codeOf = async (promise: Promise<unknown>) => {
    const error = await promise.catch((cause: unknown) => cause);
    return error instanceof ProviderError ? error.code : error;
  };

  beforeAll(async () => {
    simulator = await startBrpSimulator({ isProduction: false });
  });
  beforeEach(() => simulator.setFailureMode('none'));
  afterAll(() => simulator.stop());

  test('returns every value, as its kind', async () => {
    expect(await find({})).toEqual({
      full_name: 'Willeke Johanna van den Berg',
      given_names: 'Willeke Johanna',
      initials: 'W.J.',
      family_name: 'van den Berg',
      birth_date: '1961-06-24',
      gender: 'vrouw',
      street: 'Kerkstraat',
      house_number: '12',
      house_letter: 'A',
      addition: null,
      postcode: '1234AB',
      city: 'Voorbeeldstad',
      address_abroad: null,
      country_abroad: null,
      partner_name: 'Piet Jansen',
      partner_birth_date: '1959-01-30',
      children: 'Anna Jansen (02-04-1990); Bram Jansen',
      child_count: 2,
    });
  });

  test('is asked for nothing but what is wanted, with the purpose of the form', async () => {
    await find({ members: ['birth_date', 'city'] });
    expect(simulator.calls.at(-1)).toEqual({
      fields: ['geboorte.datum', 'verblijfplaats.verblijfadres.woonplaats'],
      purpose: 'Parkeervergunning',
      processing: 'Aanvraag',
    });
  });

  test('has no values for incomplete dates, an address abroad and an unknown residence', async () => {
    const members = ['birth_date', 'street', 'city', 'children', 'child_count'] as const;
    const none = { birth_date: null, street: null, city: null, children: null, child_count: 0 };
    expect(await find({ bsn: fatima ?? '', members })).toEqual(none);
    expect(await find({ bsn: sem ?? '', members })).toEqual(none);
  });

  test('has an address abroad as its lines and country', async () => {
    const members = ['street', 'address_abroad', 'country_abroad'] as const;
    expect(await find({ bsn: fatima ?? '', members })).toEqual({
      street: null,
      address_abroad: '1 Rue du Lac, 1050 Bruxelles',
      country_abroad: 'België',
    });
    const none = { street: null, address_abroad: null, country_abroad: null };
    expect(await find({ bsn: sem ?? '', members })).toEqual(none);
  });

  test('says whose data are shielded, without being asked', async () => {
    const members = ['birth_date'] as const;
    expect(await findPerson({ bsn: fatima ?? '', members })).toMatchObject({ isShielded: true });
    expect(await findPerson({ members })).toMatchObject({ isShielded: false });
  });

  test('has no partner for who is divorced or widowed, of whom it returns the last partner', async () => {
    const members = ['partner_name', 'partner_birth_date'] as const;
    for (const member of members)
      expect(await find({ bsn: sem ?? '', members: [member] })).toEqual({ [member]: null });
    expect(simulator.calls.at(-1)?.fields).toContain(
      'partners.ontbindingHuwelijkPartnerschap.datum',
    );
  });

  test('does not know everybody', async () => {
    expect(await find({ bsn: jo ?? '' })).toBeUndefined();
  });

  test.each([
    ['server-error', 'unavailable'],
    ['rate-limited', 'too_many_requests'],
    ['slow', 'no_answer'],
    ['unreachable', 'no_answer'],
    ['malformed', 'bad_answer'],
  ] as const)('that fails with %s throws %s', async (failureMode, code) => {
    simulator.setFailureMode(failureMode);
    expect(await codeOf(find({}))).toBe(code);
  });

  test('refuses a wrong key, a missing purpose and a number that is none, without repeating it', async () => {
    expect(await codeOf(find({}, brp({}, 'another key')))).toBe('not_authorised');
    expect(await codeOf(find({ purpose: '' }))).toBe('not_authorised');
    const refused: unknown = await find({ bsn: '12345' }).catch((cause: unknown) => cause);
    expect(refused).toMatchObject({ code: 'refused', answer: undefined });
    expect(JSON.stringify(simulator.requests)).not.toContain(willeke);
  });

  test('is asked with an access token when it issues those', async () => {
    const { id, secret } = simulatorClient;
    const token = { token_url: simulator.tokenUrl, client_id: id };
    expect(await find({ members: ['city'] }, brp(token, secret))).toEqual({
      city: 'Voorbeeldstad',
    });
    expect(await codeOf(find({}, brp(token, 'another secret')))).toBe('not_authorised');
  });

  test('is checked without asking for anybody', async () => {
    const before = simulator.calls.length;
    await expect(brp().check()).resolves.toBeUndefined();
    expect(simulator.calls.length).toBe(before);
    expect(await codeOf(brp({}, 'another key').check())).toBe('not_authorised');
    expect(await codeOf(brp({ api: `${simulator.origin}/elders` }).check())).toBe('refused');
  });
});

test('the simulator does not start in production', async () => {
  await expect(startBrpSimulator({ isProduction: true })).rejects.toThrow('production');
});
