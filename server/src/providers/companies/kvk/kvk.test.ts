import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProviderClient } from '../../provider-client.ts';
import { kvkSimulatorKey, startKvkSimulator } from '../../../../simulators/kvk/kvk-simulator.ts';
import { createKvk, kvkEmptyStatuses } from './kvk.ts';

describe('createKvk', () => {
  let simulator: Awaited<ReturnType<typeof startKvkSimulator>>;
  const kvk = (apikey = kvkSimulatorKey) =>
    createKvk(
      createProviderClient({
        baseUrl: simulator.baseUrl,
        headers: { apikey },
        timeoutMs: 2_000,
        emptyStatuses: kvkEmptyStatuses,
      }),
      () => 0,
    );

  beforeAll(async () => {
    simulator = await startKvkSimulator({ isProduction: false });
  });
  beforeEach(() => simulator.setFailureMode('none'));
  afterAll(() => simulator.stop());

  test('finds companies by name', async () => {
    expect(await kvk().search('hovenier')).toEqual([
      {
        kvk_number: '68750110',
        branch_number: '000037178598',
        name: 'Hoveniersbedrijf De Groene Hand B.V.',
        rsin: '857587973',
        street: 'Molenlaan',
        house_number: '21',
        postcode: '1236EF',
        city: 'Voorbeelddorp',
        address: 'Molenlaan 21, 1236EF Voorbeelddorp',
        is_confirmed: true,
      },
    ]);
  });

  test.each([
    ['69599084', 2],
    ['6959 9084', 2],
    ['000038509520', 1],
    ['00000000', 0],
  ])('takes %s for a number and finds %i', async (words, count) => {
    expect(await kvk().search(words)).toHaveLength(count);
  });

  test('returns all branches of a company, and the first ten companies of a name', async () => {
    const before = simulator.requests.length;
    const branches = await kvk().search('90006577');
    const numbers = new Set(branches.map((one) => one.branch_number));
    expect([branches.length, numbers.size]).toEqual([203, 203]);
    expect(simulator.requests.length - before).toBe(3);
    expect(await kvk().search('grootbedrijf')).toHaveLength(10);
    expect(simulator.requests.length - before).toBe(4);
  });

  test('returns a company with a protected address without it', async () => {
    const [company] = await kvk().search('90001354');
    expect(company).toMatchObject({ name: 'Praktijk Aan Huis B.V.' });
    expect(company).not.toHaveProperty('address');
  });

  test('reports a rejected key, without a second attempt', async () => {
    const before = simulator.requests.length;
    await expect(kvk('wrong').search('bakker')).rejects.toMatchObject({ code: 'not_authorised' });
    expect(simulator.requests.length - before).toBe(1);
  });

  test('reports that the service is down', async () => {
    simulator.setFailureMode('unreachable');
    await expect(kvk().search('bakker')).rejects.toMatchObject({ code: 'no_answer' });
  });
});
