import type { SourceProblem } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { plainMembers } from '@form-builder/core/field-types/base/answer-record.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Actor, type Writer } from '../../logbook/writer.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { lockList, selectItems } from '../custom-lists-queries.ts';
import { presentItem } from '../present-item.ts';
import { saveList } from '../save-list.ts';
import { compareEntries, hasShrunk } from './compare-entries.ts';
import { fetchTable } from './fetch-table.ts';
import { selectSource, updateSource, type ListSourceRow } from './list-sources-queries.ts';
import { readEntries } from './read-entries.ts';
import { SourceError } from './source-error.ts';

/** The context of a request or a job that refreshes a list, in several transactions. */
export interface RefreshWork extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
  /** `null` for the schedule. */
  readonly caller: Actor | null;
}

interface RefreshOptions {
  readonly client: OutgoingClient;
  readonly acceptsShrinking: boolean;
}

/**
 * Fetches the source of a list and takes its entries over. A problem leaves the list as it is and is stored with the
 * source. Nothing is stored when the source was changed while it was being fetched.
 */
export async function refreshList(
  work: RefreshWork,
  key: string,
  { client, acceptsShrinking }: RefreshOptions,
): Promise<void> {
  const source = await work.transaction((tx) => selectSource(tx, key));
  if (source === undefined) return;
  const read = await readSource(client, source).catch(problemOf);
  await work.transaction(async (tx) => {
    const list = await lockList(tx, key);
    const current = await selectSource(tx, key);
    const isSame = current?.updated_at.getTime() === source.updated_at.getTime();
    if (list === undefined || !isSame) return;
    const writer = writerFor(work, tx);
    const taken =
      'problem' in read
        ? { ...noChanges, problem: read.problem }
        : await takeOver(writer, list, { ...read, acceptsShrinking });
    await updateSource(tx, key, { ...taken, refreshed_at: instant(writer) });
  });
}

const noChanges = { added: 0, changed: 0, removed: 0 } as const;

/** `entries` is `null` when the source has not changed. */
interface ReadSource {
  readonly entries: readonly ListItem[] | null;
  readonly etag: string | null;
}

async function readSource(client: OutgoingClient, source: ListSourceRow): Promise<ReadSource> {
  const table = await fetchTable(client, source);
  if (table === 'unchanged') return { entries: null, etag: source.etag };
  return { entries: readEntries(table, source), etag: table.etag };
}

function problemOf(error: unknown): { readonly problem: SourceProblem } {
  if (error instanceof SourceError) return { problem: error.problem };
  throw error;
}

async function takeOver(
  writer: Writer,
  list: { readonly key: string; readonly name: string },
  { entries, etag, acceptsShrinking }: ReadSource & { readonly acceptsShrinking: boolean },
) {
  if (entries === null) return { ...noChanges, problem: null };
  const before = (await selectItems(writer.tx, list.key)).map(presentItem);
  if (!acceptsShrinking && hasShrunk(before.length, entries.length))
    return { ...noChanges, problem: 'shrunk' as const };
  const { unchanged, ...changes } = compareEntries(before, entries.map(keepColumns));
  if (unchanged === before.length && changes.added === 0)
    return { ...noChanges, problem: null, etag };
  await saveList(writer, { key: list.key, name: list.name, items: entries });
  await writeLogbook(writer, {
    action: 'custom_list.refreshed',
    subject: ['custom_list', writer.tenantId],
    details: { name: list.name, number: entries.length },
  });
  return { ...changes, problem: null, etag };
}

/** The entry as it is stored: without columns whose names answers cannot contain. */
export const keepColumns = ({ id, label, ...columns }: ListItem): ListItem => ({
  ...plainMembers(columns),
  id,
  label,
});
