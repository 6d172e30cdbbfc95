import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { FormAttachmentsTable } from './attachments-tables.ts';

type Tx = Transaction<Database>;

export type AttachmentRow = Selectable<FormAttachmentsTable>;

const maxListed = 500;

/** The files of a form with one purpose, the newest first. */
export function selectAttachments(
  tx: Tx,
  formId: string,
  purpose: AttachmentPurpose,
): Promise<AttachmentRow[]> {
  return tx
    .selectFrom('form_attachments')
    .selectAll()
    .where('form_id', '=', formId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('public_key')
    .limit(maxListed)
    .execute();
}

export function selectAttachment(tx: Tx, publicKey: string): Promise<AttachmentRow | undefined> {
  return tx
    .selectFrom('form_attachments')
    .selectAll()
    .where('public_key', '=', publicKey)
    .executeTakeFirst();
}

export async function selectAttachmentsByKeys(
  tx: Tx,
  keys: readonly string[],
): Promise<AttachmentRow[]> {
  if (keys.length === 0) return [];
  return tx
    .selectFrom('form_attachments')
    .selectAll()
    .where('public_key', 'in', keys)
    .orderBy('public_key')
    .execute();
}

/** Those of the keys that a file of this tenant has. */
export async function selectKnownKeys(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('form_attachments')
    .select('public_key')
    .where('public_key', 'in', keys)
    .execute();
  return rows.map((row) => row.public_key);
}

/** Makes everything that adds or removes files of a tenant wait for each other, until the transaction ends. */
export async function lockAttachments(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attachments ${tenantId}`}, 0))`.execute(
    tx,
  );
}

/** The files with this content. */
export function selectSameContent(tx: Tx, sha256: string): Promise<AttachmentRow[]> {
  return tx.selectFrom('form_attachments').selectAll().where('sha256', '=', sha256).execute();
}

export async function insertAttachment(
  tx: Tx,
  row: Insertable<FormAttachmentsTable>,
): Promise<AttachmentRow> {
  return tx.insertInto('form_attachments').values(row).returningAll().executeTakeFirstOrThrow();
}
