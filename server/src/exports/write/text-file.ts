import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/** An append-only text file that applies the back-pressure of the disk. */
export interface TextFile {
  readonly path: string;
  readonly add: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates a file that only this operating system user can read. */
export function createTextFile(path: string): TextFile {
  const stream = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  // Awaited by `close`, and by a write that waits for the disk.
  const ended = finished(stream);
  ended.catch(() => undefined);
  return {
    path,
    add: async (text) => {
      if (stream.write(text)) return;
      await Promise.race([once(stream, 'drain'), ended]);
    },
    close: async () => {
      stream.end();
      await ended;
    },
  };
}
