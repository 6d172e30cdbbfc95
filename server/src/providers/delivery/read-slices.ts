import type { Readable } from 'node:stream';

/** Reads a file part by part, so that memory contains at most one part. */
export function readSlices(stream: Readable) {
  // A Node stream of bytes yields buffers.
  const chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    take: async (size: number): Promise<Buffer> => {
      const taken = [rest];
      let length = rest.length;
      while (length < size) {
        const next = await chunks.next();
        if (next.done === true) break;
        taken.push(next.value);
        length += next.value.length;
      }
      const all = Buffer.concat(taken);
      rest = all.subarray(size);
      return all.subarray(0, size);
    },
  };
}
