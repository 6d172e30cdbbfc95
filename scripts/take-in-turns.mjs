import { availableParallelism } from 'node:os';

/**
 * Runs as many pieces of work concurrently as there are cores, at least two, in their order; returns the
 * results in that order.
 * @template T, R
 * @param {readonly T[]} pieces
 * @param {(piece: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function takeInTurns(pieces, work) {
  /** @type {R[]} */
  const results = [];
  const waiting = pieces.entries();
  const worker = async () => {
    for (const [index, piece] of waiting) results[index] = await work(piece);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}
