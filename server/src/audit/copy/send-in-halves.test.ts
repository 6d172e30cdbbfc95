import { describe, expect, test } from 'vitest';
import { sendInHalves } from './send-in-halves.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A collector that refuses every batch with one of the bad records. */
function createCollector(bad: readonly number[]) {
  const batches: (readonly number[])[] = [];
  const taken = () => batches.filter((batch) => !batch.some((one) => bad.includes(one))).flat();
  const send = (batch: readonly number[]) => {
    batches.push(batch);
    return Promise.resolve(batch.some((one) => bad.includes(one)) ? 'answered 413' : null);
  };
  return { send, batches, taken };
}

describe('sendInHalves', () => {
  test('sends a batch that is taken once', async () => {
    const { send, batches } = createCollector([]);
    expect(await sendInHalves(numbers(500), send)).toEqual([]);
    expect(batches).toHaveLength(1);
  });

  test.each([[[0]], [[499]], [[250, 251]], [[3, 77, 300]]])(
    'delivers all others in order when %j are bad, with few requests',
    async (bad) => {
      const { send, batches, taken } = createCollector(bad);
      expect(await sendInHalves(numbers(500), send)).toEqual(bad);
      expect(taken()).toEqual(numbers(500).filter((one) => !bad.includes(one)));
      expect(batches.length).toBeLessThanOrEqual(1 + bad.length * 2 * 9);
    },
  );

  test('sets nothing aside when nothing is taken, after a few requests', async () => {
    for (const count of [1, 2, 500]) {
      const { send, batches } = createCollector(numbers(500));
      await expect(sendInHalves(numbers(count), send)).rejects.toThrow(
        'took none of the records: answered 413',
      );
      expect(batches.length).toBeLessThan(40);
    }
  });

  test('rejects when the collector goes down halfway', async () => {
    let left = 3;
    const send = (batch: readonly number[]) => {
      if (left-- === 0) return Promise.reject(new Error('down'));
      return Promise.resolve(batch.includes(7) ? 'answered 413' : null);
    };
    await expect(sendInHalves(numbers(8), send)).rejects.toThrow('down');
  });
});
