/** Adds points for the key to the shared count; false when that exceeds the limit. */
type Consume = (key: string, points: number) => Promise<boolean>;

interface Block {
  left: number;
  readonly isAdmitted: Promise<boolean>;
}

/** The number of actions that one block reserves. */
export const blockSize = 10;
const blockThreshold = 200;
const maxKeys = 10_000;

/**
 * Counts the actions of a high limit in blocks: the first action of a key reserves a block in the shared count,
 * the next ones use it without a query. The unused part of a block is lost until the window ends: with several
 * servers a limit is reached early, by less than a block for each server, and never late.
 */
export function countInBlocks(max: number, consume: Consume): (key: string) => Promise<boolean> {
  if (max < blockThreshold || max % blockSize !== 0) return (key) => consume(key, 1);
  const blocks = new Map<string, Block>();
  const takeBlock = (key: string): Block => {
    // Keys contain their window, so old keys are never used again.
    if (blocks.size >= maxKeys) blocks.clear();
    const isAdmitted = consume(key, blockSize).catch((error: unknown) => {
      blocks.delete(key);
      throw error;
    });
    const block = { left: blockSize, isAdmitted };
    blocks.set(key, block);
    return block;
  };
  return (key) => {
    const known = blocks.get(key);
    const block = known !== undefined && known.left > 0 ? known : takeBlock(key);
    block.left -= 1;
    return block.isAdmitted;
  };
}
