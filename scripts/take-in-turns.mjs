import { availableParallelism } from 'node:os';

/**
 * Does as many pieces of work at a time as there are cores, at least two, taking them in their
 * order; answers the results in that order.
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
