import { Readable } from 'node:stream';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../platform/request-error.ts';
import { storedFileKey } from '../platform/storage/storage-keys.ts';
import { WorkerTaskError } from '../platform/workers/worker-errors.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { FileServices, FileSource } from './file-services.ts';
import type { FileState } from './files-tables.ts';
import { endExamination } from './end-examination.ts';
import { selectFile, selectUnexamined, type FileRow } from './files-queries.ts';
import { listUploads } from './uploads-in-answers.ts';

/** Allows for reading the whole file. */
export const detectionTimeoutMs = 20_000;

/** The detected type of the content: a MIME type, or `null` for text and unknown types. */
type Detection = { readonly contentType: string | null } | 'unreadable' | 'late';

interface Request extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/**
 * Examines every file in the answers that was not examined before: its type, and viruses. Runs
 * before the transaction that completes a submission, which must not wait for storage or a scanner.
 * Throws `unavailable` when storage or the scanner does not answer; the visitor can try again. An operator can let files
 * wait for the scanner instead (`UNSCANNED_FILES`). A file whose detection takes too long stays `sent` with its kept key, and is examined again next time.
 */
export async function examineUploads(
  services: FileServices,
  request: Request,
  { answers, ...source }: FileSource & { readonly answers: unknown },
): Promise<void> {
  const uploads = listUploads(answers);
  const origin = { source, names: uploads, mayWait: services.acceptsUnscanned };
  await examineFiles(services, request, [...uploads.keys()], origin);
}

interface FileOrigin {
  readonly source: FileSource;
  /** The names of the files, by upload key. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether files are used before they are scanned when the scanner is down; otherwise `unavailable` is thrown. */
  readonly mayWait: boolean;
}

/** Examines the uploads with these keys that were not examined before. */
export async function examineFiles(
  services: FileServices,
  request: Request,
  keys: readonly string[],
  origin: FileOrigin,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await request.transaction((tx) => selectUnexamined(tx, keys));
  for (const row of rows)
    await examine(services, request, row, origin).catch(async (error: unknown) => {
      // Another request examined the same file, and moved its content away.
      if (!(await isExamined(request, row))) throw error;
    });
}

async function isExamined({ transaction }: Request, { id }: FileRow): Promise<boolean> {
  const row = await transaction((tx) => selectFile(tx, id));
  return row !== undefined && row.state !== 'sent' && row.state !== 'waiting';
}

async function examine(
  services: FileServices,
  request: Request,
  row: FileRow,
  { source, names, mayWait }: FileOrigin,
): Promise<void> {
  const kept = await moveToKeptKey(services, request, row);
  if (!kept) return;
  const detection = await detectType(services, kept);
  if (detection === 'late') return end(services, request, row, { state: 'sent', kept_key: kept });
  const { contentType } = detection === 'unreadable' ? { contentType: null } : detection;
  const state = detection === 'unreadable' ? detection : await scan(services, kept, mayWait);
  const name = names.get(row.upload_key) ?? '';
  if (state === 'infected' || state === 'unscannable') {
    const unsafe = { row, key: kept, finding: state, contentType, name, source };
    return services.setAside(request, unsafe);
  }
  if (state === 'unreadable') await services.storage.remove(kept);
  const sealed = state === 'waiting' ? services.sealName(request.tenant.id, row, name) : null;
  const change = { state, content_type: contentType, kept_key: kept, sealed_name: sealed };
  await end(services, request, row, change);
}

async function end(
  services: FileServices,
  { transaction, tenant }: Request,
  row: FileRow,
  change: Parameters<typeof endExamination>[3],
): Promise<void> {
  await transaction((tx) => endExamination({ tx, tenantId: tenant.id }, services, row, change));
}

/**
 * Moves an upload to a key that its upload form cannot write to, so that it cannot change after it
 * was examined. Returns that key, or `undefined` when the upload is missing or differs.
 */
async function moveToKeptKey(
  { storage }: FileServices,
  { tenant }: Request,
  { id, upload_key: sent, size_bytes: size }: FileRow,
): Promise<string | undefined> {
  const kept = storedFileKey(tenant.id, id);
  if (await storage.find(sent)) await storage.move(sent, kept);
  const found = await storage.find(kept);
  return found?.sizeBytes === Number(size) ? kept : undefined;
}

/** Detects the type of the content, in a worker. */
async function detectType({ storage, workers }: FileServices, key: string): Promise<Detection> {
  const content = await storage.read(key);
  // Node's type of a web stream and the library's are the same at run time.
  const stream = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  const options = { timeoutMs: detectionTimeoutMs, transfer: [stream] };
  try {
    return { contentType: await workers.run('detect-content-type', { content: stream }, options) };
  } catch (cause) {
    if (!(cause instanceof WorkerTaskError)) throw cause;
    if (cause.code === 'timed_out') return 'late';
    if (content.errored !== null) throw new RequestError('unavailable', { cause });
    return 'unreadable';
  } finally {
    content.destroy();
  }
}

async function scan(
  { scan, storage }: FileServices,
  key: string,
  mayWait: boolean,
): Promise<FileState> {
  if (scan === null) return 'accepted';
  const content = await storage.read(key);
  try {
    const result = await scan(content);
    return result === 'clean' ? 'accepted' : 'infected';
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    if (!cause.retryable) return 'unscannable';
    if (mayWait) return 'waiting';
    throw new RequestError('unavailable', { cause });
  } finally {
    content.destroy();
  }
}
