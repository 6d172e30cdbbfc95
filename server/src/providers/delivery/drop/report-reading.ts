import { Readable } from 'node:stream';

/** Returns the same bytes, and calls `report` at most once per period while they are read. */
export function reportReading(
  stream: Readable,
  { now, everyMs }: { readonly now: () => number; readonly everyMs: number },
  report: () => Promise<void>,
): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    let reportedAt = now();
    // A Node stream of bytes yields buffers; the loop destroys it when the reader stops early.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (now() - reportedAt >= everyMs) {
        reportedAt = now();
        await report();
      }
      yield chunk;
    }
  }
  const reported = Readable.from(read(), { objectMode: false });
  // A generator that was not started does not destroy its source.
  reported.once('close', () => stream.destroy());
  return reported;
}
