import * as v from 'valibot';
import type { OutgoingRequest } from '../../../platform/outgoing/outgoing-client.ts';
import { parseContent } from '../../parse-content.ts';
import { ProviderError } from '../../provider-error.ts';
import { sendRequest } from '../../send-request.ts';
import { readSlices } from '../read-slices.ts';
import { driveItemSchema, type DriveItem, type Upload, type UploadContext } from './drive-item.ts';
import { statusOf } from './graph-client.ts';

/** The service takes parts whose size is a multiple of 320 KiB. */
const partBytes = 16 * 327_680;

/** How many sessions of one file may end before the file is complete. */
const maxSessions = 9;
/** How often one attempt may be redirected to another place in the file. */
const maxTurns = 5;

interface SessionUpload extends Upload {
  /** Begins a session; returns the address to upload to, which needs no token. */
  readonly create: () => Promise<string>;
}

/** Uploads a large file in parts; a repeated attempt goes on in the same session, where it stopped. */
export async function uploadInSession(
  context: UploadContext,
  upload: SessionUpload,
): Promise<DriveItem> {
  const { steps } = context;
  for (let number = 1; number <= maxSessions; number += 1) {
    const name = `session ${String(upload.number)}.${String(number)}`;
    const isNew = !steps.has(name);
    const url = new URL(await steps.onceSealed(name, upload.create));
    const session = { ...context, url, name };
    const start = isNew ? 0 : await findStart(session);
    const item = start === undefined ? undefined : await goOn(session, upload, start);
    if (item !== undefined) return item;
  }
  throw new ProviderError('bad_answer');
}

interface Session extends UploadContext {
  readonly url: URL;
  readonly name: string;
}

/** Uploads from `start` to the end; `undefined` when the session ended. */
async function goOn(
  session: Session,
  upload: Upload,
  start: number,
): Promise<DriveItem | undefined> {
  let next: number | undefined = start;
  for (let turn = 0; next !== undefined && turn < maxTurns; turn += 1) {
    const result: DriveItem | { readonly next: number | undefined } = await sendFrom(
      session,
      upload,
      next,
    );
    if ('id' in result) return result;
    ({ next } = result);
  }
  if (next !== undefined) throw new ProviderError('bad_answer');
  return undefined;
}

/** Sends parts in order, until the file is complete or the service expects another part than the next. */
async function sendFrom(
  session: Session,
  { file }: Upload,
  start: number,
): Promise<DriveItem | { readonly next: number | undefined }> {
  const stream = await file.read();
  try {
    const bytes = readSlices(stream);
    // Read and dropped by parts, so that memory contains at most one.
    for (let at = 0; at < start; at += partBytes) await bytes.take(Math.min(partBytes, start - at));
    for (let at = start; at < file.sizeBytes;) {
      const content = await bytes.take(Math.min(partBytes, file.sizeBytes - at));
      const answer = await sendPart(session, { content, at, total: file.sizeBytes });
      if ('id' in answer) return answer;
      // Stored also to show that this attempt goes on.
      await session.steps.once(`${session.name} ${String(at)}`, () => Promise.resolve('sent'));
      at += content.length;
      if (answer.next !== at) return answer;
    }
    return { next: await findStart(session) };
  } finally {
    // Closes the file also when a part fails.
    stream.destroy();
  }
}

interface Part {
  readonly content: Buffer;
  readonly at: number;
  readonly total: number;
}

async function sendPart(
  session: Session,
  { content, at, total }: Part,
): Promise<DriveItem | { readonly next: number | undefined }> {
  const last = at + content.length - 1;
  const range = `bytes ${String(at)}-${String(last)}/${String(total)}`;
  try {
    const { status, content: answer } = await call(session, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'content-range': range },
      body: content,
    });
    return status === 202 ? { next: readNext(answer) } : parseContent(driveItemSchema, answer);
  } catch (cause) {
    if (statusOf(cause) === 404) return { next: undefined };
    // The service has this part already, such as from an attempt whose answer was lost.
    if (statusOf(cause) === 416) return { next: await findStart(session) };
    throw cause;
  }
}

/** Where a session goes on; `undefined` when it ended. */
async function findStart(session: Session): Promise<number | undefined> {
  try {
    const { content } = await call(session, { method: 'GET', headers: {} });
    return readNext(content);
  } catch (cause) {
    if (statusOf(cause) === 404) return undefined;
    throw cause;
  }
}

/** Without our token: the address itself is the permission, and a token makes the service refuse it. */
const call = (
  { client, timeoutMs, url }: Session,
  request: Pick<OutgoingRequest, 'method' | 'headers' | 'body'>,
) => sendRequest(client, { ...request, url, timeoutMs, pathTemplate: '/{}' });

const statusSchema = v.object({
  nextExpectedRanges: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d+-/))), v.minLength(1)),
});

/** The begin of the first range that is missing. */
function readNext(answer: unknown): number {
  const { nextExpectedRanges: ranges } = parseContent(statusSchema, answer);
  return Math.min(...ranges.map((range) => Number.parseInt(range, 10)));
}
