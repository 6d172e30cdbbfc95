import { personMemberNames } from '@form-builder/core/form/variables/person-members.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  brpSimulatorKey,
  startBrpSimulator,
  type BrpSimulator,
} from '../../../../simulators/brp/brp-simulator.ts';
import { testPeople } from '../../../../simulators/digid/test-people.ts';
import { readPublishedSchema } from '../../../../testing/contracts/published-schemas.ts';
import {
  checkExchanges,
  recordExchanges,
  type PublishedOperation,
} from '../../../../testing/contracts/recorded-exchanges.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { createBrp } from './brp.ts';
import { brpMembers } from './brp-members.ts';
import { parseBrpSettings } from './brp-settings.ts';

/** The one operation of Haal Centraal BRP Personen Bevragen 2. */
const operation: PublishedOperation = {
  method: 'POST',
  path: /^\/haalcentraal\/api\/brp\/personen$/,
  headers: { 'content-type': 'application/json' },
  body: 'brp/personen-query',
  answers: {
    200: 'brp/personen',
    400: 'brp/bad-request-foutbericht',
    401: 'brp/foutbericht',
    403: 'brp/foutbericht',
  },
};

const source = 'features/foutafhandeling of BRP-API/Haal-Centraal-BRP-bevragen';
const deviations = [
  { problem: /^[^:]+answer 400: \/detail must match pattern/, source },
  { problem: /^[^:]+answer 400: \/invalidParams\/0\/reason must match pattern/, source },
  { problem: /^[^:]+answer 4\d\d: \/instance must match format "uri"/, source },
];

const persons = readPublishedSchema('brp/personen');

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The schemas of what a path names, in every kind of a date or place of residence. */
function schemasAt(schema: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (!isSchema(schema)) return [];
  const { $ref, items, oneOf, properties } = schema;
  const path = name === undefined ? [] : [name, ...rest];
  if (typeof $ref === 'string') {
    const { definitions } = persons;
    return schemasAt({ properties: definitions }, [$ref.replace('#/definitions/', ''), ...path]);
  }
  if (items !== undefined) return schemasAt(items, path);
  if (Array.isArray(oneOf)) return oneOf.flatMap((one) => schemasAt(one, path));
  if (name === undefined) return [schema];
  return isSchema(properties) ? schemasAt(properties[name], rest) : [];
}

test('every requested field is one that the register publishes: it refuses others', () => {
  const fields = Object.values(brpMembers).flatMap((member) => member.fields);
  const isPublished = (field: string) =>
    schemasAt(persons, ['personen', ...field.split('.')]).length > 0;
  expect(fields.filter((field) => !isPublished(field))).toEqual([]);
  expect(isPublished('naam.roepnaam')).toBe(false);
});

describe('the driver of the register of persons and its simulator', () => {
  let simulator: BrpSimulator;
  let recorded: ReturnType<typeof recordExchanges>;
  beforeAll(async () => {
    simulator = await startBrpSimulator({ isProduction: false });
    const { host } = new URL(simulator.baseUrl);
    recorded = recordExchanges(createOutgoingClient({ hosts: null, privateHosts: [host] }));
  });
  afterAll(() => simulator.stop());

  const brp = (secret = brpSimulatorKey) => {
    const settings = parseBrpSettings({
      api: simulator.baseUrl,
      secret_header: 'X-API-KEY',
      purpose_header: 'x-doelbinding',
    });
    return createBrp(settings, { secret, client: recorded.client, now: () => 0 });
  };
  const asked = { members: personMemberNames, purpose: 'Vergunning', processing: '' };

  test('speak as published about everybody, with the answers to what is refused', async () => {
    for (const { bsn } of testPeople) await brp().find({ ...asked, bsn });
    const [someone] = testPeople;
    const question = { ...asked, bsn: someone?.bsn ?? '' };
    await expect(brp('another').find(question)).rejects.toThrow();
    await expect(brp().find({ ...question, purpose: '' })).rejects.toThrow();
    const { exchanges } = recorded;
    expect(new Set(exchanges.map(({ response }) => response.status))).toEqual(
      new Set([200, 401, 403]),
    );
    const { problems } = await checkExchanges(exchanges, [{ ...operation, deviations }]);
    expect(problems).toEqual([]);
  });

  test('check the connection with a question that is refused as published', async () => {
    recorded.exchanges.length = 0;
    await brp().check();
    const { problems } = await checkExchanges(recorded.exchanges, [{ ...operation, deviations }]);
    expect(problems).toEqual([
      expect.stringMatching(/request: \/burgerservicenummer must NOT have fewer than 1 items/),
    ]);
  });
});
