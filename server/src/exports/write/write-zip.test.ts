import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip } from './write-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('opens a stream only when the one before it was read', async () => {
  const order: string[] = [];
  const entry = (name: string) => ({
    name,
    read: () => {
      order.push(`open ${name}`);
      const stream = Readable.from([Buffer.alloc(200_000, name)], { objectMode: false });
      stream.once('end', () => order.push(`end ${name}`));
      return Promise.resolve(stream);
    },
  });
  const path = join(folder, 'streams.zip');
  await writeZip(path, [entry('a'), { name: 'note.txt', text: 'é' }, entry('b')]);
  expect(order).toEqual(['open a', 'end a', 'open b', 'end b']);
  const files = unzipSync(await readFile(path));
  expect(Object.keys(files).toSorted()).toEqual(['a', 'b', 'note.txt']);
  expect(files['a']).toHaveLength(200_000);
  expect(strFromU8(files['note.txt'] ?? new Uint8Array())).toBe('é');
});

test.each([
  [
    'a stream that breaks halfway',
    () =>
      Promise.resolve(
        Readable.from(
          (function* () {
            yield Buffer.alloc(1_000);
            throw new Error('broken');
          })(),
        ),
      ),
  ],
  ['a file that cannot be opened', () => Promise.reject(new Error('broken'))],
])('fails on %s, without opening what follows', async (_, read) => {
  let isOpened = false;
  const next = () => {
    isOpened = true;
    return Promise.resolve(Readable.from(['x']));
  };
  const entries = [
    { name: 'a', read },
    { name: 'b', read: next },
  ];
  await expect(writeZip(join(folder, 'broken.zip'), entries)).rejects.toThrow('broken');
  expect(isOpened).toBe(false);
});

test('fails when the archive cannot be written, and closes what it was reading', async () => {
  const stream = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(65_536);
    })(),
  );
  const read = () => Promise.resolve(stream);
  const path = join(folder, 'missing', 'x.zip');
  await expect(writeZip(path, [{ name: 'a', read }])).rejects.toThrow('ENOENT');
  expect(stream.destroyed).toBe(true);
});
