import { Readable } from 'node:stream';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { uploadParts } from './upload-parts.ts';
import type { ZgwClient } from '../zgw-client.ts';

const document = {
  url: 'https://zaken.example/documents/1',
  locked: true,
  lock: 'lock',
  bestandsdelen: [4, 4, 2].map((omvang, at) => ({ url: `part-${String(at)}`, omvang })),
};

/** Uploads a file of ten bytes in parts; returns its stream, what arrived, and the error, if any. */
async function upload(putForm: ZgwClient['putForm']) {
  // The second chunk crosses the border of a part, as those of a file do.
  const stream = Readable.from([Buffer.from('abcde'), Buffer.from('fghij')], { objectMode: false });
  const arrived: string[] = [];
  const client: Pick<ZgwClient, 'post' | 'putForm'> = {
    post: (_api, _path, { schema }) => Promise.resolve(v.parse(schema, {})),
    putForm: async (api, path, form) => {
      await putForm(api, path, form);
      arrived.push(Buffer.from(form.content).toString());
    },
  };
  const once = (_name: string, work: () => Promise<string>) => work();
  const steps = { has: () => false, once, onceSealed: once };
  const file = {
    fileName: 'foto.png',
    contentType: 'image/png',
    sizeBytes: 10,
    read: () => Promise.resolve(stream),
  };
  const error: unknown = await uploadParts({ client, work: { steps } }, document, {
    file,
    number: 1,
    documentType: 'foto',
  }).catch((cause: unknown) => cause);
  return { stream, arrived, error };
}

test('a file arrives in the parts that the receiver asks for, and is closed', async () => {
  const { stream, arrived, error } = await upload(() => Promise.resolve());
  expect(error).toBeUndefined();
  expect(arrived).toEqual(['abcd', 'efgh', 'ij']);
  expect(stream.destroyed).toBe(true);
});

test('a file is closed when a part is refused', async () => {
  const refused = new Error('refused');
  const { stream, arrived, error } = await upload((_api, path) =>
    path === 'part-1' ? Promise.reject(refused) : Promise.resolve(),
  );
  expect(error).toBe(refused);
  expect(arrived).toEqual(['abcd']);
  expect(stream.destroyed).toBe(true);
});
