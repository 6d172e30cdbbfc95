import { StorageRefusal } from '../storage-refusal.ts';

/** One part of a form: its name and what it holds, to be read before the next part is asked for. */
export interface FormPart {
  readonly name: string;
  readonly isFile: boolean;
  readonly content: AsyncIterable<Buffer>;
}

const mostHeaderBytes = 8_192;

/** The boundary that a multipart content type names. */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, plain] =
    /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(
      contentType ?? '',
    ) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new StorageRefusal('MalformedPOSTRequest');
  return boundary;
}

/** The parts of a form as they arrive (RFC 7578): never more of it in memory than a few chunks. */
export async function* readMultipart(
  source: AsyncIterable<Buffer>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const reader = new DelimitedReader(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await drain(reader.until(delimiter));
  while (!(await isEnd(reader))) {
    const { name, isFile } = parseHeaders(await collect(reader.until(blankLine), mostHeaderBytes));
    const content = reader.until(delimiter);
    yield { name, isFile, content };
    await drain(content);
  }
}

const blankLine = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/** After a boundary come two hyphens at the end, and otherwise a line of its own. */
async function isEnd(reader: DelimitedReader): Promise<boolean> {
  if (await reader.startsWith('--')) return true;
  // What is left of the boundary's line stays in front of the headers as an empty line.
  if (!(await reader.startsWith('\r\n'))) await drain(reader.until(lineEnd));
  return false;
}

function parseHeaders(headers: Buffer): { readonly name: string; readonly isFile: boolean } {
  const text = headers.toString('utf8');
  const [, disposition = ''] = /^content-disposition:([^\r\n]*)$/im.exec(text) ?? [];
  const [, name] = /;\s*name="((?:[^"\\]|\\.)*)"/i.exec(disposition) ?? [];
  if (name === undefined) throw new StorageRefusal('MalformedPOSTRequest');
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}

/** All of a short part; refuses one that is longer. */
export async function collect(content: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > most) throw new StorageRefusal('MaxPostPreDataLengthExceeded');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads on to the end of something, for what comes after it. */
export async function drain(content: AsyncIterable<unknown>): Promise<void> {
  const chunks = content[Symbol.asyncIterator]();
  while ((await chunks.next()).done !== true) continue;
}

/** Reads a stream up to marks in it. */
class DelimitedReader {
  readonly #source: AsyncIterator<Buffer>;
  // The first boundary stands at the very beginning, without the line end that others have.
  #rest = Buffer.from('\r\n');

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** What comes before the delimiter; afterwards the reader stands behind it. */
  async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(delimiter);
      if (at >= 0) {
        const last = this.#take(at);
        this.#take(delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      const surely = this.#rest.length - delimiter.length + 1;
      if (surely > 0) yield this.#take(surely);
      await this.#pull();
    }
  }

  /** Whether these characters come next; the reader stays where it is. */
  async startsWith(text: string): Promise<boolean> {
    while (this.#rest.length < text.length) await this.#pull();
    return this.#rest.subarray(0, text.length).toString('latin1') === text;
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #pull(): Promise<void> {
    const next = await this.#source.next();
    if (next.done === true) throw new StorageRefusal('MalformedPOSTRequest');
    this.#rest = Buffer.concat([this.#rest, next.value]);
  }
}
