import { describe, expect, test } from 'vitest';
import { StorageRefusal } from '../storage-refusal.ts';
import { readUploadForm, type FormFields } from './read-upload-form.ts';

const boundary = 'grens';
const contentType = `multipart/form-data; boundary=${boundary}`;

const field = (name: string, value = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n` +
  `Content-Type: text/plain\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

/** The form in chunks, as a connection delivers it; counts the chunks that were read. */
function send(form: string, chunkBytes = 65_536) {
  const bytes = Buffer.from(form);
  const sent = { bytes: 0 };
  async function* body() {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      await new Promise(setImmediate);
      sent.bytes = Math.min(at + chunkBytes, bytes.length);
      yield bytes.subarray(at, at + chunkBytes);
    }
  }
  return { sent, form: { body: body(), contentType } };
}

async function collect(fields: FormFields, content: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return { fields: Object.fromEntries(fields), content: Buffer.concat(chunks).toString() };
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof StorageRefusal) return error.code;
      throw error;
    },
  );

describe('an upload form', () => {
  test.each([1, 7, 64, 65_536])('is read in chunks of %d bytes', async (chunkBytes) => {
    const text = field('Key', 'één') + field('policy', 'p') + file('inhoud\r\n--gren') + end;
    expect(await readUploadForm(send(text, chunkBytes).form, collect)).toEqual({
      fields: { key: 'één', policy: 'p' },
      content: 'inhoud\r\n--gren',
    });
  });

  test('ends with its file', async () => {
    const text = file('inhoud') + field('late', 'x') + file('second') + end;
    expect(await readUploadForm(send(text).form, collect)).toEqual({
      fields: {},
      content: 'inhoud',
    });
  });

  test('is rejected as soon as the file is', async () => {
    const { sent, form } = send(file('x'.repeat(10_000_000)) + end);
    const refuse = () => Promise.reject(new StorageRefusal('EntityTooLarge'));
    expect(await codeOf(readUploadForm(form, refuse))).toBe('EntityTooLarge');
    expect(sent.bytes).toBeLessThan(1_000_000);
  });

  test('is not read faster than the file is written', async () => {
    const { sent, form } = send(file('x'.repeat(10_000_000)) + end);
    const slow = async (_: FormFields, content: AsyncIterable<Buffer>) => {
      const chunks = content[Symbol.asyncIterator]();
      await chunks.next();
      for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
      return sent.bytes;
    };
    expect(await readUploadForm(form, slow)).toBeLessThan(1_000_000);
  });

  const whole = field('key', 'k') + file('inhoud van het bestand') + end;
  const cuts = Array.from({ length: whole.length - end.length }, (_, index) => index);
  test('that is interrupted anywhere is rejected, also when the file is read late', async () => {
    const later = async (fields: FormFields, content: AsyncIterable<Buffer>) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return collect(fields, content);
    };
    const codes = cuts.flatMap((cut) =>
      [collect, later].map((take) => codeOf(readUploadForm(send(whole.slice(0, cut)).form, take))),
    );
    expect(new Set(await Promise.all(codes))).toEqual(new Set(['MalformedPOSTRequest']));
  });

  test('is rejected when the connection fails', async () => {
    async function* body() {
      yield Buffer.from(file('inhoud').slice(0, -4));
      await new Promise(setImmediate);
      throw new Error('aborted');
    }
    const reading = readUploadForm({ body: body(), contentType }, collect);
    expect(await codeOf(reading)).toBe('MalformedPOSTRequest');
  });

  test.each([
    ['no content type', undefined],
    ['another content type', 'application/x-www-form-urlencoded'],
    ['no boundary', 'multipart/form-data'],
  ])('with %s is refused', async (_, other) => {
    const { form } = send(whole);
    const reading = readUploadForm({ ...form, contentType: other }, collect);
    expect(await codeOf(reading)).toBe('MalformedPOSTRequest');
  });

  test.each(['__proto__', '', 'a b', 'é'])('with a field named "%s" is refused', async (name) => {
    const { form } = send(field(name, 'x') + file('inhoud') + end);
    expect(await codeOf(readUploadForm(form, collect))).toBe('MalformedPOSTRequest');
  });

  test.each([
    ['60,000 empty fields', field('x').repeat(60_000)],
    ['a name of 3 MB', field('x'.repeat(3_000_000))],
    ['a value of 3 MB', field('x', 'y'.repeat(3_000_000))],
    ['3 MB before the first boundary', `${'x'.repeat(3_000_000)}\r\n`],
    ['100,000 headers', field('x').replace('\r\n\r\n', `\r\n${'a: b\r\n'.repeat(100_000)}\r\n`)],
  ])('with %s is refused, most of it unread', async (_, start) => {
    const { sent, form } = send(start + file('inhoud') + end);
    expect(await codeOf(readUploadForm(form, collect))).toBe('MaxPostPreDataLengthExceeded');
    expect(sent.bytes).toBeLessThanOrEqual(131_072);
  });
});
