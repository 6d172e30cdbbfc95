import { Readable } from 'node:stream';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import { keptKey } from '../platform/storage/storage-keys.ts';
import { WorkerTaskError } from '../platform/workers/worker-errors.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { FileServices } from './file-services.ts';
import type { FileState } from './files-tables.ts';
import { selectByUploadKeys, updateFile, type FileRow } from './files-queries.ts';
import { listUploadKeys } from './uploads-in-answers.ts';

/** The whole file may have to be read. */
const detectionTimeoutMs = 20_000;

interface Request extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/**
 * Examines every file in the answers that was not examined before: its type, and viruses. Runs
 * before the transaction that completes a submission, which must not wait for storage or a scanner.
 * Throws `unavailable` when a file cannot be examined now; the visitor can try again.
 */
export async function examineUploads(
  around: FileServices,
  request: Request,
  answers: unknown,
): Promise<void> {
  const keys = listUploadKeys(answers);
  if (keys.length === 0) return;
  const rows = await request.transaction((tx) => selectByUploadKeys(tx, keys));
  for (const row of rows.filter(({ state }) => state === 'sent')) {
    await examine(around, request, row);
  }
}

async function examine(around: FileServices, request: Request, row: FileRow): Promise<void> {
  const kept = await takeOver(around, request, row);
  if (!kept) return;
  const contentType = await detectType(around, kept);
  const state = contentType === undefined ? 'unreadable' : await scan(around, kept);
  if (state !== 'accepted') await around.storage.remove(kept);
  await request.transaction((tx) =>
    updateFile(tx, row.id, { state, content_type: contentType ?? null, kept_key: kept }),
  );
}

/**
 * Moves an upload to a key that its upload form cannot write to, so that it cannot change after it
 * was examined. Returns that key, or `undefined` when the upload is missing or differs.
 */
async function takeOver(
  { storage }: FileServices,
  { tenant }: Request,
  { id, upload_key: sent, size_bytes: size }: FileRow,
): Promise<string | undefined> {
  const kept = keptKey(tenant.id, id);
  if (await storage.find(sent)) await storage.move(sent, kept);
  const found = await storage.find(kept);
  return found?.sizeBytes === Number(size) ? kept : undefined;
}

/** The type that the content shows, in a worker; `undefined` when the content breaks the detection. */
async function detectType(
  { storage, workers }: FileServices,
  key: string,
): Promise<string | null | undefined> {
  const content = await storage.read(key);
  // Node's type of a web stream and the library's are the same at run time.
  const stream = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  const options = { timeoutMs: detectionTimeoutMs, transfer: [stream] };
  try {
    return await workers.run('detect-content-type', { content: stream }, options);
  } catch (cause) {
    if (!(cause instanceof WorkerTaskError)) throw cause;
    const isLate = cause.code === 'timed_out';
    if (isLate || content.errored !== null) throw new RequestError('unavailable', { cause });
    return undefined;
  } finally {
    content.destroy();
  }
}

async function scan({ scan, storage }: FileServices, key: string): Promise<FileState> {
  if (scan === null) return 'accepted';
  const content = await storage.read(key);
  try {
    const verdict = await scan(content);
    return verdict === 'clean' ? 'accepted' : 'infected';
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    if (!cause.retryable) return 'unscannable';
    throw new RequestError('unavailable', { cause });
  } finally {
    content.destroy();
  }
}
