import type { QuotaId } from '@form-builder/core/quotas/quota-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { measureQuota } from './measure-quota.ts';
import { periodOf } from './quota-period.ts';
import { addToCounter, lockQuota, selectLimit } from './quotas-queries.ts';

/** The transaction in which something is added, its tenant and its clock. */
export type QuotaWriter = Pick<Writer, 'tx' | 'tenantId' | 'now'>;

/**
 * Throws `quota_reached` when staff may not add so much more. Until the transaction ends nobody else adds, so that two at
 * once do not both take the last place. Call it before what is added is stored.
 */
export async function claimQuota(
  { tx, tenantId, now }: QuotaWriter,
  id: QuotaId,
  { language, added = 1 }: { readonly language: Language; readonly added?: number },
): Promise<void> {
  const max = await selectLimit(tx, id);
  if (max === undefined) return;
  await lockQuota(tx, tenantId, id);
  const used = await measureQuota(id, { tx, tenantId, nowMs: now() });
  if (used + added > max) throw quotaReached(id, language);
}

/** Claims bytes of storage, and counts them before the next measurement. */
export async function claimStorage(
  writer: QuotaWriter,
  { language, sizeBytes }: { readonly language: Language; readonly sizeBytes: number },
): Promise<void> {
  const { tx, tenantId, now } = writer;
  if ((await selectLimit(tx, 'storage')) === undefined) return;
  await claimQuota(writer, 'storage', { language, added: sizeBytes });
  const counter = { tenantId, id: 'storage', period: '', at: new Date(now()) } as const;
  await addToCounter(tx, counter, sizeBytes);
}

/** Counts an export; throws `quota_reached` beyond the limit, unless it starts by itself. */
export async function countExport(
  { tx, tenantId, now }: QuotaWriter,
  language: Language | null,
): Promise<void> {
  const at = new Date(now());
  const counter = { tenantId, id: 'exports', period: periodOf('exports', now()), at } as const;
  const used = await addToCounter(tx, counter, 1);
  if (language === null) return;
  const max = await selectLimit(tx, 'exports');
  if (max !== undefined && used > max) throw quotaReached('exports', language);
}

function quotaReached(id: QuotaId, language: Language): RequestError {
  const name = translatorOf(language)(`quota.${id}.name`);
  return new RequestError('quota_reached', { errors: { quota: [name] } });
}
