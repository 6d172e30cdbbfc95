import type {
  QuarantinedFile,
  quarantineContract,
} from '@form-builder/core/contract/staff/settings/quarantine.ts';
import type { Transaction } from 'kysely';
import { restoreAccepted, selectFile } from '../files/files-queries.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { readTimedPage } from '../platform/http/responses/timed-page.ts';
import { RequestError } from '../platform/request-error.ts';
import { restoredFileKey } from '../platform/storage/storage-keys.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { VirusScanner } from '../providers/virus-scanner/virus-scanner.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import { removeLeftovers } from './clean-quarantine.ts';
import { quarantineMs } from './delete-expired.ts';
import {
  countQuarantine,
  selectQuarantine,
  selectQuarantined,
  updateHeld,
  type ListedQuarantine,
} from './quarantine-queries.ts';
import { openFacts } from './quarantine-secrets.ts';
import { logbookSubjectOf } from './quarantine-subject.ts';
import { readSealed, restoreContent } from './sealed-content.ts';
import type { QuarantineOptions } from './set-aside.ts';

interface HandlerOptions extends QuarantineOptions {
  readonly scan: VirusScanner | null;
}

type Contract = typeof quarantineContract;
type Context = Parameters<Handlers<Contract>['scanQuarantined']>[0];
type Tx = Transaction<Database>;

/** The endpoints with which administrators decide about files that were set aside. */
export const createQuarantineHandlers = (options: HandlerOptions): Handlers<Contract> => ({
  listQuarantine: (context) =>
    context.transaction(async (tx) => {
      const { rows, meta } = await readTimedPage(context, {
        count: () => countQuarantine(tx, context.query),
        select: (page) => selectQuarantine(tx, context.query, page),
      });
      const present = await createPresent(tx, options, context.tenant.id);
      return { data: rows.map(present), meta, has_scanner: options.scan !== null };
    }),

  scanQuarantined: async (context) => {
    const file = await getHeld(context);
    const state = (await scanAgain(options, context, file)) === 'clean' ? 'cleared' : 'held';
    return change(options, context, file, {
      state,
      action: 'file.rescanned',
      result: state === 'cleared' ? 'succeeded' : 'failed',
    });
  },

  releaseQuarantined: release(options),

  deleteQuarantined: async (context) => {
    const file = await getHeld(context);
    const deleted = await change(options, context, file, {
      state: 'deleted',
      action: 'file.quarantine_deleted',
      remark: context.body.reason,
    });
    await removeContent(options, context, file);
    return deleted;
  },
});

function release(options: HandlerOptions): Handlers<Contract>['releaseQuarantined'] {
  return async (context) => {
    const file = await getHeld(context);
    const { reason } = context.body;
    // Without a scan that found nothing, somebody answers for it.
    if (file.state !== 'cleared' && reason === null)
      throw new RequestError('invalid', {
        errors: { reason: [inputTexts[context.language].missing] },
      });
    const tenantId = context.tenant.id;
    const to = restoredFileKey(tenantId, { id: file.id, attempt: context.createId() });
    const claim = { readable_key: to };
    // Known before it is there: the clean-up removes what a server that stops halfway leaves.
    if (!(await context.transaction((tx) => updateHeld(tx, file.id, claim, null))))
      throw new RequestError('transition_not_allowed');
    try {
      const key = openFacts(options.cipher, { tenantId, id: file.id }, file.sealed_facts);
      await restoreContent(options.storage, { from: file.storage_key, to, key });
      const released = await change(options, context, file, {
        state: 'released',
        action: 'file.released',
        remark: reason,
        readableKey: to,
        also: (writer) =>
          restoreAccepted(writer.tx, { ...file, tenant_id: tenantId }, to, instant(writer)),
      });
      await removeContent(options, context, file);
      return released;
    } catch (error) {
      await removeUnused(options, context, file, to);
      throw error;
    }
  };
}

type Place = Pick<Context, 'tenant' | 'transaction'>;

/** Removes what is left of a file in storage, after the change that ends it. */
function removeContent(
  { storage }: HandlerOptions,
  { tenant, transaction }: Place,
  { id }: Pick<Held, 'id'>,
): Promise<void> {
  return removeLeftovers({ storage, transaction, tenantId: tenant.id }, id);
}

/** Removes restored content, unless the file was released with it. */
async function removeUnused(
  options: HandlerOptions,
  { transaction, tenant }: Place,
  { id }: Held,
  key: string,
): Promise<void> {
  const file = await transaction((tx) => selectFile(tx, id));
  if (file?.kept_key === key) return;
  await options.storage.remove(key);
  await removeContent(options, { transaction, tenant }, { id });
}

type Held = ListedQuarantine & { readonly storage_key: string };

/** The file while its content is there. */
async function getHeld({ params, transaction }: Pick<Context, 'params' | 'transaction'>) {
  const file = await transaction((tx) => selectQuarantined(tx, params.id));
  if (file === undefined) throw new RequestError('not_found');
  const { storage_key: sealedKey, ended_at: endedAt } = file;
  if (endedAt !== null || sealedKey === null) throw new RequestError('transition_not_allowed');
  return { ...file, storage_key: sealedKey };
}

async function scanAgain(
  { scan, storage, cipher }: HandlerOptions,
  { tenant }: Pick<Context, 'tenant'>,
  { id, sealed_facts: sealed, storage_key: sealedKey }: Held,
): Promise<'clean' | 'found'> {
  if (scan === null) throw new RequestError('unavailable');
  const facts = openFacts(cipher, { tenantId: tenant.id, id }, sealed);
  const content = await readSealed(storage, sealedKey, facts);
  try {
    return (await scan(content)) === 'clean' ? 'clean' : 'found';
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    if (!cause.retryable) return 'found';
    throw new RequestError('unavailable', { cause });
  } finally {
    content.destroy();
  }
}

interface Change {
  readonly state: ListedQuarantine['state'];
  readonly action: 'file.rescanned' | 'file.released' | 'file.quarantine_deleted';
  readonly result?: 'succeeded' | 'failed';
  readonly remark?: string | null;
  /** Where its content must have been restored to. */
  readonly readableKey?: string;
  readonly also?: (writer: Writer) => Promise<void>;
}

async function change(
  options: HandlerOptions,
  context: Omit<Context, 'body'>,
  file: ListedQuarantine,
  { state, action, result = 'succeeded', remark = null, readableKey, also }: Change,
): Promise<{ data: QuarantinedFile }> {
  return context.transaction(async (tx) => {
    const writer = writerFor(context, tx);
    const at = instant(writer);
    const isEnded = state === 'released' || state === 'deleted';
    const changed = isEnded ? { state, ended_at: at } : { state, scanned_at: at };
    // What was restored is in use now.
    const kept = readableKey === undefined ? changed : { ...changed, readable_key: null };
    if (!(await updateHeld(tx, file.id, kept, readableKey)))
      throw new RequestError('transition_not_allowed');
    await also?.(writer);
    await writeLogbook(writer, {
      action,
      subject: logbookSubjectOf(writer.tenantId, file),
      result,
      ...(remark !== null && { details: { remark } }),
    });
    const present = await createPresent(tx, options, writer.tenantId);
    return { data: present({ ...file, ...changed }) };
  });
}

async function createPresent(
  tx: Tx,
  { cipher }: Pick<HandlerOptions, 'cipher'>,
  tenantId: string,
): Promise<(row: ListedQuarantine) => QuarantinedFile> {
  const keptMs = quarantineMs(await selectSettings(tx));
  return (row) => {
    const { id, form_id: formId, form_name: name, submission_id, finding, state } = row;
    return {
      id,
      name: openFacts(cipher, { tenantId, id }, row.sealed_facts).name,
      mime_type: row.mime_type,
      size: Number(row.size_bytes),
      finding,
      state,
      form: formId === null ? null : { id: formId, name },
      submission_id,
      found_at: isoInstant(row.found_at),
      scanned_at: isoInstant(row.scanned_at),
      deleted_at: isoInstant(new Date(row.found_at.getTime() + keptMs)),
    };
  };
}
