import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageRefusal } from '../storage-refusal.ts';

/** The text fields of a form, by lower-case name. */
export type FormFields = ReadonlyMap<string, string>;

/** A posted form during the upload. */
export interface IncomingForm {
  readonly body: AsyncIterable<Buffer>;
  readonly contentType: string | undefined;
}

/** Everything before the file, headers and boundaries included. */
const maxBytesBeforeFile = 32_768;

/** A signed form has 9 parts; the rest leaves room for `x-ignore-…` fields. */
const limits = {
  parts: 32,
  headerPairs: 16,
  headerSize: 4_096,
  fieldSize: maxBytesBeforeFile,
} as const;

/** Names of S3 form fields; rejects `__proto__` and overlong names. */
const fieldName = /^[a-z][\w.-]{0,99}$/;

/**
 * Reads a multipart form (RFC 7578) up to and including its file: collects the fields before the file and
 * passes both to `takeFile`, which streams the file. Ignores everything after the file, as S3 does. Leaves
 * `body` open when it stops halfway.
 */
export async function readUploadForm<T>(
  { body, contentType }: IncomingForm,
  takeFile: (fields: FormFields, file: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const parser = createParser(contentType);
  const fields = new Map<string, string>();
  const stop = new AbortController();
  let file: Readable | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      collectFields(parser, fields, reject);
      parser.once('file', (_name, content) => {
        file = failOnError(content);
        parser.removeAllListeners('field').removeAllListeners('partsLimit');
        takeFile(fields, readFile(content)).then(resolve, reject);
      });
      const source = limitBytesBeforeFile(body, () => file !== undefined);
      pipeline(source, parser, { signal: stop.signal }).then(
        () => {
          if (file === undefined) reject(new StorageRefusal('MalformedPOSTRequest', noFile));
        },
        (error: unknown) => reject(toRefusal(error)),
      );
    });
  } finally {
    stop.abort();
    file?.destroy();
  }
}

const noFile = 'POST requires exactly one file upload';

function createParser(contentType: string | undefined): BusboyInstance {
  if (!/^multipart\/form-data\b/i.test(contentType ?? '')) {
    throw new StorageRefusal('MalformedPOSTRequest');
  }
  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType ?? '' },
      limits,
      isPartAFile: (name) => name?.toLowerCase() === 'file',
    });
    return failOnError(parser);
  } catch {
    // The parser throws plain errors for a content type without a usable boundary.
    throw new StorageRefusal('MalformedPOSTRequest');
  }
}

function collectFields(
  parser: BusboyInstance,
  fields: Map<string, string>,
  reject: (error: StorageRefusal) => void,
): void {
  parser.once('partsLimit', () => reject(new StorageRefusal('MaxPostPreDataLengthExceeded')));
  parser.on('field', (givenName: string | undefined, value, _isNameCut, isValueCut) => {
    const name = givenName?.toLowerCase() ?? '';
    if (isValueCut || name.length > 100) {
      reject(new StorageRefusal('MaxPostPreDataLengthExceeded'));
    } else if (!fieldName.test(name)) reject(new StorageRefusal('MalformedPOSTRequest'));
    else fields.set(name, value);
  });
}

async function* limitBytesBeforeFile(
  body: AsyncIterable<Buffer>,
  hasFile: () => boolean,
): AsyncGenerator<Buffer> {
  let sizeBytes = 0;
  for await (const chunk of body) {
    yield chunk;
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytesBeforeFile && !hasFile()) {
      throw new StorageRefusal('MaxPostPreDataLengthExceeded');
    }
  }
}

/** Maps errors of the parser: the form is malformed or was interrupted. */
function toRefusal(error: unknown): StorageRefusal {
  return error instanceof StorageRefusal ? error : new StorageRefusal('MalformedPOSTRequest');
}

async function* readFile(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw toRefusal(error);
  }
}

/**
 * The parser emits errors on itself and on the file even without a listener, which would end the process. A
 * later reader of the stream has to receive the error too.
 */
function failOnError<S extends Readable | Writable>(stream: S): S {
  stream.on('error', (error: Error) => stream.destroy(error));
  return stream;
}
