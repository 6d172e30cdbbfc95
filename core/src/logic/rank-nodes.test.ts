import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankNodes } from './rank-nodes.ts';

const graph = fc.integer({ min: 1, max: 15 }).chain((size) =>
  fc.record({
    readers: fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 4 }), {
      minLength: size,
      maxLength: size,
    }),
    position: fc.shuffledSubarray(
      Array.from({ length: size }, (_, at) => at),
      { minLength: size },
    ),
  }),
);

/** Returns the nodes that can be reached along readers. */
function reach(readers: readonly (readonly number[])[], from: number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [...(readers[from] ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!found.has(node)) open.push(...(readers[node] ?? []));
    found.add(node);
  }
  return found;
}

describe('rankNodes', () => {
  test('puts what is read before its readers, save within a cycle', () => {
    fc.assert(
      fc.property(graph, ({ readers, position }) => {
        const { rank } = rankNodes({ readers, position });
        readers.forEach((list, node) => {
          for (const reader of list) {
            const isCycle = reach(readers, reader).has(node);
            if (!isCycle) expect(rank[node]).toBeLessThan(rank[reader] ?? -1);
          }
        });
      }),
      { seed: 7 },
    );
  });

  test('reports exactly the nodes that wait for themselves, by position', () => {
    fc.assert(
      fc.property(graph, ({ readers, position }) => {
        const { cycles } = rankNodes({ readers, position });
        const waiting = readers.flatMap((_, node) =>
          reach(readers, node).has(node) ? [node] : [],
        );
        expect(cycles.flat().sort((a, b) => a - b)).toEqual(waiting);
        for (const cycle of cycles) {
          const positions = cycle.map((node) => position[node] ?? 0);
          expect(positions).toEqual([...positions].sort((a, b) => a - b));
        }
      }),
      { seed: 7 },
    );
  });

  test('follows a chain of 100,000 without exhausting the stack', () => {
    const readers = Array.from({ length: 100_000 }, (_, at) => (at < 99_999 ? [at + 1] : []));
    const { rank, cycles } = rankNodes({ readers, position: readers.map((_, at) => at) });
    expect([rank[0], rank[99_999], cycles.length]).toEqual([0, 99_999, 0]);
  });
});
