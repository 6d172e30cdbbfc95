/** Counts so many acts of the key in the count that servers share; false when that is too many. */
type Consume = (key: string, points: number) => Promise<boolean>;

interface Block {
  left: number;
  readonly isAdmitted: Promise<boolean>;
}

/** High limits are counted in blocks of so many acts. */
export const blockSize = 10;
const leastMost = 200;
const mostKeys = 10_000;

/**
 * Counts the acts of a high limit in blocks: the first act of a key takes a block from the shared
 * count, the next ones use it without a query. The part of a block that a server does not use is lost
 * until the window ends: with several servers a limit is reached early by less than a block for each,
 * and never late.
 */
export function countInBlocks(most: number, consume: Consume): (key: string) => Promise<boolean> {
  if (most < leastMost || most % blockSize !== 0) return (key) => consume(key, 1);
  const blocks = new Map<string, Block>();
  const takeBlock = (key: string): Block => {
    // Keys hold their window: old ones are never asked for again.
    if (blocks.size >= mostKeys) blocks.clear();
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
