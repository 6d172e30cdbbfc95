import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProviderClient } from '../../provider-client.ts';
import { startPdokStandIn } from '../../../../simulators/pdok/pdok-simulator.ts';
import { createPdok } from './pdok.ts';

describe('createPdok', () => {
  let standIn: Awaited<ReturnType<typeof startPdokStandIn>>;
  let clock = 0;
  const pdok = () =>
    createPdok(createProviderClient({ baseUrl: standIn.baseUrl, timeoutMs: 200 }), () => clock);

  beforeAll(async () => {
    standIn = await startPdokStandIn({ isProduction: false });
  });
  beforeEach(() => {
    standIn.setMood('well');
    clock = 0;
  });
  afterAll(() => standIn.stop());

  test('finds the address of a postcode and number, latitude and longitude in their places', async () => {
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

  test('finds nothing for a number that is not there', async () => {
    expect(await pdok().findByNumber('1234AB', 999)).toEqual([]);
    expect(await pdok().suggest('zzz')).toEqual([]);
    expect(await pdok().find('adr-gone')).toBeUndefined();
    expect(await pdok().findNear(10, 10)).toBeUndefined();
  });

  test('suggests by words and gives the whole address of a suggestion', async () => {
    const [first] = await pdok().suggest('molenl 4 voorb');
    expect(first).toEqual({ id: 'adr-4004', label: 'Molenlaan 4, 1236EF Voorbeelddorp' });
    expect((await pdok().find('adr-4004'))?.street).toBe('Molenlaan');
  });

  test('names the address nearest to a place', async () => {
    expect(await pdok().findNear(52.09093, 5.1216)).toBe('Kerkstraat 3, 1234AB Voorbeeldstad');
  });

  test('asks the same question once in a day', async () => {
    const register = pdok();
    const before = standIn.asked.length;
    await register.suggest('Kerk');
    await register.suggest('kerk');
    expect(standIn.asked.length - before).toBe(1);
    clock += 24 * 60 * 60_000 + 1;
    await register.suggest('kerk');
    expect(standIn.asked.length - before).toBe(2);
  });

  test.each([
    ['failing', 'unavailable', 2],
    ['busy', 'too_many_requests', 1],
    ['gone', 'no_answer', 2],
  ] as const)('while the service is %s it says %s after %i tries', async (mood, code, tries) => {
    standIn.setMood(mood);
    const before = standIn.asked.length;
    await expect(pdok().suggest('molen')).rejects.toMatchObject({ name: 'ProviderError', code });
    expect(standIn.asked.length - before).toBe(tries);
  });

  test('does not wait for a slow service, nor remember that it failed', async () => {
    const register = pdok();
    standIn.setMood('slow');
    await expect(register.suggest('molen')).rejects.toMatchObject({ code: 'no_answer' });
    standIn.setMood('well');
    expect((await register.suggest('molen')).length).toBeGreaterThan(0);
  });
});

test('a stand-in refuses to run in production', async () => {
  await expect(startPdokStandIn({ isProduction: true })).rejects.toThrow('production');
});
