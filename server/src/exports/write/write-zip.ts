import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * One file of an archive: a file on disk, a text, or a stream. A stream is stored without compression: PDFs and
 * photos are compressed already.
 */
export type ZipEntry =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly read: () => Promise<Readable> };

/**
 * Files on disk are large and repetitive, such as the XML of sheets: the fastest compression takes a quarter of the
 * time of the usual one, and makes them a third larger.
 */
const fastest = { compressionLevel: 1 };

/** Writes an archive, one stream at a time. */
export async function writeZip(
  path: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): Promise<void> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_, reject) => {
    zip.once('error', reject);
  });
  const stopping = new AbortController();
  const file = createWriteStream(path, { mode: 0o600 });
  const written = pipeline(zip.outputStream, file, { signal: stopping.signal });
  const added = addEntries(zip, entries, stopping.signal).then(() => {
    zip.end();
  });
  try {
    await Promise.race([Promise.all([added, written]), failed]);
  } catch (error) {
    stopping.abort();
    await Promise.allSettled([added, written]);
    throw error;
  }
}

async function addEntries(
  zip: ZipFile,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const entry of entries) {
    signal.throwIfAborted();
    if ('path' in entry) zip.addFile(entry.path, entry.name, fastest);
    else if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), entry.name);
    else {
      const stream = await entry.read();
      zip.addReadStream(stream, entry.name, { compress: false });
      // The next file is only opened when this one is read.
      await finished(stream, { writable: false, signal }).finally(() => stream.destroy());
    }
  }
}
