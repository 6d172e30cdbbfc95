import type { TenantCopy } from '@form-builder/core/contract/operators/tenants.ts';
import { sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { insertRole } from '../../accounts/accounts-queries.ts';
import { seededRoles } from '../../accounts/seeded-roles.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import { listTables } from '../../platform/database/dump/catalogue-queries.ts';
import type { DumpTable } from '../../platform/database/dump/dump-format.ts';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import { findTenantBySlug } from '../../platform/database/tenancy/find-tenant.ts';
import { enterTenant } from '../../platform/database/tenancy/tenant-transaction.ts';
import { createPublicKey } from '../../platform/secrets/public-key.ts';
import { tenantPrefix } from '../../platform/storage/storage-keys.ts';
import { addAdministrator } from '../add-administrator.ts';
import { insertOperatorEvent } from '../events/operator-events-queries.ts';
import type { OperatorContext } from '../events/operator.ts';
import type { NewTenant } from '../new-tenant.ts';
import { unknownTenant } from '../tenant-refusal.ts';
import { summariseNew, type TenantSummary } from '../tenant-summaries.ts';
import { insertTenant } from '../tenants-queries.ts';
import { createFileCopier, type CopyStorage, type FileCopier } from './copy-attachments.ts';
import { copiedTables, tablesLeftOut, type CopiedTable } from './copied-tables.ts';
import {
  becomeOwner,
  countForms,
  countRows,
  insertRows,
  isTenant,
  leaveTenant,
  lockCopy,
  showTenant,
  ownAllForms,
  readRows,
  selectIds,
  selectProviderNames,
  selectSecretProviders,
} from './copy-queries.ts';
import { createNewIds, type NewIds } from './new-ids.ts';
import type { TextRow } from './text-row.ts';

/** An operator who copies a tenant. */
export interface CopyContext extends OperatorContext {
  readonly pool: Pool;
  readonly storage: CopyStorage;
}

/** The tenant to copy, and the new one with its first administrator. */
export interface TenantToCopy {
  readonly fromSlug: string;
  readonly tenant: NewTenant;
}

/** What was copied, and the key with which the administrator chooses a password. */
export interface CopiedTenant {
  readonly key: string;
  readonly tenant: TenantSummary;
  readonly copy: TenantCopy;
}

/**
 * Creates a tenant with what another one built, and nothing of its people, its visitors or its secrets. All rows come in
 * one transaction from one snapshot, which sees one of the two tenants at a time; without it the copied files go again.
 */
export async function copyTenant(
  context: CopyContext,
  { fromSlug, tenant }: TenantToCopy,
): Promise<CopiedTenant> {
  const { pool, runtime, storage } = context;
  const source = (await findTenantBySlug(pool, fromSlug))?.tenant;
  if (source === undefined) throw unknownTenant(fromSlug);
  const tables = await readCatalogue(pool);
  const target = { id: runtime.createId(), slug: tenant.slug, name: tenant.name };
  const files = createFileCopier(storage, target.id, runtime.createId);
  const key = createPublicKey();
  try {
    const copied = await platformDatabase(pool)
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        // Files are copied in between.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await lockCopy(tx, target.id);
        const createdAt = await insertTenant(tx, target);
        await enterTenant(tx, source.id);
        const copying = { tx, from: source.id, to: target.id, tables, files };
        const report = await copyRows(copying, runtime.createId);
        await showTenant(tx, target.id);
        const writer: Writer = { ...runtime, tx, tenantId: target.id, actor: null };
        await ensureAdministratorRole(writer);
        const userId = await addAdministrator(writer, tenant.administrator, key);
        await ownAllForms(tx, target.id, userId);
        const summary = await summariseNew(tx, { ...target, created_at: createdAt });
        await leaveTenant(tx);
        await recordCopy(tx, context, { source, target, report });
        return { tenant: summary, copy: report };
      });
    return { key, ...copied };
  } catch (error) {
    await removeFilesOfNobody(context, target.id).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes the copied files of a tenant that is not there: nobody else ever would. After a commit whose answer was lost it
 * may be there, and its files are kept; as they are when the database cannot be asked.
 */
async function removeFilesOfNobody(
  { pool, storage }: CopyContext,
  tenantId: string,
): Promise<void> {
  const isThere = await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      await lockCopy(tx, tenantId);
      return isTenant(tx, tenantId);
    });
  if (!isThere) await storage.removeAll(tenantPrefix(tenantId));
}

async function readCatalogue(pool: Pool): Promise<ReadonlyMap<string, DumpTable>> {
  const client = await pool.connect();
  try {
    return new Map((await listTables(client)).map((table) => [table.table, table]));
  } finally {
    client.release();
  }
}

interface Copying {
  readonly tx: Transaction<Database>;
  readonly from: string;
  readonly to: string;
  readonly tables: ReadonlyMap<string, DumpTable>;
  readonly files: FileCopier;
}

async function copyRows(copying: Copying, createId: () => string): Promise<TenantCopy> {
  const { tx, from, files } = copying;
  const ids: string[] = [];
  for (const { table, hasNewIds } of copiedTables)
    if (hasNewIds === true) ids.push(...(await selectIds(tx, table, from)));
  const newIds = createNewIds(ids, createId);
  const copied: { table: string; rows: number }[] = [];
  const notCopied: { table: string; rows: number }[] = [];
  for (const table of copiedTables) {
    const rows = await copyTable(copying, table, newIds);
    await showTenant(tx, from);
    const left = (await countRows(tx, table.table, from)) - rows;
    if (rows > 0) copied.push({ table: table.table, rows });
    if (left > 0) notCopied.push({ table: table.table, rows: left });
  }
  for (const table of tablesLeftOut) {
    const rows = await countRows(tx, table, from);
    if (rows > 0) notCopied.push({ table, rows });
  }
  return {
    copied,
    not_copied: notCopied,
    files: files.count(),
    secrets_to_fill_in: await selectSecretProviders(tx, from),
    providers_to_confirm: await selectProviderNames(tx, from),
    forms_to_publish: await countForms(tx, from),
  };
}

async function copyTable(
  { tx, from, to, tables, files }: Copying,
  copied: CopiedTable,
  newIds: NewIds,
): Promise<number> {
  const table = tables.get(copied.table);
  if (table === undefined) throw new Error(`There is no table ${copied.table}.`);
  let count = 0;
  await readRows(tx, { tenantId: from, copied, table }, async (rows) => {
    const changed: TextRow[] = [];
    for (const row of rows) changed.push(await ofCopy(row, { copied, newIds, files }));
    const own = changed.map((row) => ({ ...row, tenant_id: to }));
    if (copied.isOfOperators === true) await becomeOwner(tx);
    await showTenant(tx, to);
    await insertRows(tx, table, own);
    if (copied.isOfOperators === true) await enterTenant(tx, to);
    count += rows.length;
  });
  return count;
}

interface RowChange {
  readonly copied: CopiedTable;
  readonly newIds: NewIds;
  readonly files: FileCopier;
}

/** A row as the copy has it, still with the tenant of its source. */
async function ofCopy(row: TextRow, { copied, newIds, files }: RowChange): Promise<TextRow> {
  const { public_key: publicKey, storage_key: storageKey } = row;
  const ofFile =
    copied.table === 'form_attachments' &&
    typeof publicKey === 'string' &&
    typeof storageKey === 'string'
      ? { public_key: newIds.keyOf(publicKey), storage_key: await files.copy(storageKey) }
      : {};
  const own = copied.change?.(row) ?? row;
  return { ...newIds.replaceIn(own), ...copied.without, ...ofFile };
}

/** The role of the administrator, who needs one also when the source has none with this slug. */
async function ensureAdministratorRole(writer: Writer): Promise<void> {
  const { tx, tenantId } = writer;
  const existing = await tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', 'administrator')
    .executeTakeFirst();
  if (existing !== undefined) return;
  const role = seededRoles.find(({ slug }) => slug === 'administrator');
  if (role === undefined) throw new Error('There is no role for administrators.');
  await insertRole(tx, {
    ...role,
    permissions: [...role.permissions],
    tenant_id: tenantId,
    id: writer.createId(),
    created_at: instant(writer),
    updated_at: instant(writer),
  });
}

interface CopyRecord {
  readonly source: { readonly id: string; readonly slug: string };
  readonly target: { readonly id: string; readonly slug: string };
  readonly report: TenantCopy;
}

/** One event for each of the two, so that the log of either shows the copy. */
async function recordCopy(
  tx: Transaction<Database>,
  context: CopyContext,
  { source, target, report }: CopyRecord,
): Promise<void> {
  const rowCount = report.copied.reduce((sum, { rows }) => sum + rows, 0);
  const counts = { rowCount, fileCount: report.files };
  await insertOperatorEvent(tx, context, { action: 'copy', tenant: source, ...counts });
  await insertOperatorEvent(tx, context, { action: 'create', tenant: target, ...counts });
}
