import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive: a file on disk, or a text. */
export type ZipEntry =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly text: string };

/** Writes an archive, one entry at a time. */
export async function writeZip(path: string, entries: Iterable<ZipEntry>): Promise<void> {
  const zip = new ZipFile();
  for (const entry of entries) {
    if ('path' in entry) zip.addFile(entry.path, entry.name);
    else zip.addBuffer(Buffer.from(entry.text), entry.name);
  }
  const failed = new Promise<never>((_, reject) => {
    zip.once('error', reject);
  });
  zip.end();
  const file = createWriteStream(path, { mode: 0o600 });
  await Promise.race([pipeline(zip.outputStream, file), failed]);
}
