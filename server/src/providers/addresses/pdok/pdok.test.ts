import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProviderClient } from '../../provider-client.ts';
import { startPdokSimulator } from '../../../../simulators/pdok/pdok-simulator.ts';
import { createPdok } from './pdok.ts';

describe('createPdok', () => {
  let simulator: Awaited<ReturnType<typeof startPdokSimulator>>;
  let clock = 0;
  const pdok = (timeoutMs = 10_000) =>
    createPdok(createProviderClient({ baseUrl: simulator.baseUrl, timeoutMs }), () => clock);

  beforeAll(async () => {
    simulator = await startPdokSimulator({ isProduction: false });
  });
  beforeEach(() => {
    simulator.setFailureMode('none');
    clock = 0;
  });
  afterAll(() => simulator.stop());

  test('finds the address of a postcode and number, with latitude and longitude in the correct order', async () => {
    expect(await pdok().findByNumber('1234AB', 3)).toEqual([
      {
        postcode: '1234AB',
        house_number: 3,
        street: 'Kerkstraat',
        city: 'Voorbeeldstad',
        municipality: 'Voorbeeldstad',
        lat: 52.09093,
        lng: 5.1216,
        id: '9999200000001003',
      },
    ]);
  });

  test('finds every address of a divided house', async () => {
    const found = await pdok().findByNumber('1234AB', 12);
    expect(found.map(({ house_letter, addition }) => [house_letter, addition])).toEqual([
      ['A', undefined],
      ['B', undefined],
      ['B', '2'],
    ]);
  });

  test('finds nothing for an unknown number', async () => {
    expect(await pdok().findByNumber('1234AB', 999)).toEqual([]);
    expect(await pdok().suggest('zzz')).toEqual([]);
    expect(await pdok().find('adr-gone')).toBeUndefined();
    expect(await pdok().findNear(10, 10)).toBeUndefined();
  });

  test('suggests by words and returns the complete address of a suggestion', async () => {
    const [first] = await pdok().suggest('molenl 4 voorb');
    expect(first).toEqual({ id: 'adr-4004', label: 'Molenlaan 4, 1236EF Voorbeelddorp' });
    expect((await pdok().find('adr-4004'))?.street).toBe('Molenlaan');
  });

  test('returns the address nearest to a location', async () => {
    expect(await pdok().findNear(52.09093, 5.1216)).toBe('Kerkstraat 3, 1234AB Voorbeeldstad');
  });

  test('sends the same request once a day', async () => {
    const register = pdok();
    const before = simulator.requests.length;
    await register.suggest('Kerk');
    await register.suggest('kerk');
    expect(simulator.requests.length - before).toBe(1);
    clock += 24 * 60 * 60_000 + 1;
    await register.suggest('kerk');
    expect(simulator.requests.length - before).toBe(2);
  });

  test.each([
    ['server-error', 'unavailable', 1],
    ['rate-limited', 'too_many_requests', 1],
    ['unreachable', 'no_answer', 2],
  ] as const)(
    'while the service is %s it says %s after %i tries',
    async (failureMode, code, tries) => {
      simulator.setFailureMode(failureMode);
      const before = simulator.requests.length;
      await expect(pdok().suggest('molen')).rejects.toMatchObject({ name: 'ProviderError', code });
      expect(simulator.requests.length - before).toBe(tries);
    },
  );

  test('does not wait for a slow service, and does not cache its failure', async () => {
    const register = pdok(200);
    simulator.setFailureMode('slow');
    await expect(register.suggest('molen')).rejects.toMatchObject({ code: 'no_answer' });
    simulator.setFailureMode('none');
    expect((await register.suggest('molen')).length).toBeGreaterThan(0);
  });
});

test('a simulator does not start in production', async () => {
  await expect(startPdokSimulator({ isProduction: true })).rejects.toThrow('production');
});
