import type {
  ListSource,
  listSourcesContract,
  NewListSource,
  SourcePreview,
} from '@form-builder/core/contract/staff/settings/list-sources.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import type { Transaction } from 'kysely';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { RequestError } from '../../platform/request-error.ts';
import { lockList, selectItems, selectList } from '../custom-lists-queries.ts';
import { presentItem } from '../present-item.ts';
import { compareEntries, hasShrunk } from './compare-entries.ts';
import { fetchTable, type Table } from './fetch-table.ts';
import { nextRefresh, planRefresh } from './list-source-jobs.ts';
import {
  deleteSource,
  selectSource,
  upsertSource,
  type ListSourceRow,
} from './list-sources-queries.ts';
import { readEntries } from './read-entries.ts';
import { keepColumns, refreshList } from './refresh-list.ts';
import { SourceError } from './source-error.ts';

interface ListSourcesOptions {
  readonly client: OutgoingClient;
  readonly jobs: JobSender;
}

/** The endpoints of the sources of custom lists. */
export function createListSourcesHandlers({
  client,
  jobs,
}: ListSourcesOptions): Handlers<typeof listSourcesContract> {
  return {
    getListSource: ({ params, transaction }) =>
      transaction(async (tx) => {
        const source = await selectSource(tx, params.key);
        return { data: source === undefined ? null : presentSource(source) };
      }),

    saveListSource: async (context) => {
      const { params, body, transaction } = context;
      await transaction((tx) => saveSource(writerFor(context, tx), jobs, params.key, body));
      await refreshList(context, params.key, { client, acceptsShrinking: false });
      return { data: await transaction((tx) => getSource(tx, params.key)) };
    },

    deleteListSource: (context) =>
      context.transaction(async (tx) => {
        const { key } = context.params;
        if (!(await deleteSource(tx, key))) throw new RequestError('not_found');
        const writer = writerFor(context, tx);
        await writeLogbook(writer, {
          action: 'custom_list.source_deleted',
          subject: ['custom_list', writer.tenantId],
          details: { name: (await selectList(tx, key))?.name ?? key },
        });
        return undefined;
      }),

    previewListSource: async ({ params, body, transaction }) => {
      const items = await transaction(async (tx) => {
        if ((await selectList(tx, params.key)) === undefined) throw new RequestError('not_found');
        return (await selectItems(tx, params.key)).map(presentItem);
      });
      return { data: await previewSource(client, body, items) };
    },

    refreshCustomList: async (context) => {
      const { params, body, transaction } = context;
      await transaction((tx) => getSource(tx, params.key));
      const acceptsShrinking = body.accepts_shrinking;
      await refreshList(context, params.key, { client, acceptsShrinking });
      return { data: await transaction((tx) => getSource(tx, params.key)) };
    },
  };
}

async function saveSource(
  writer: Writer,
  jobs: JobSender,
  key: string,
  source: NewListSource,
): Promise<void> {
  const { tx, tenantId } = writer;
  const list = await lockList(tx, key);
  if (list === undefined) throw new RequestError('not_found');
  const at = instant(writer);
  await upsertSource(tx, {
    ...source,
    ...neverRefreshed,
    tenant_id: tenantId,
    list_key: key,
    next_at: nextRefresh(source.every, at.getTime()),
    updated_at: at,
  });
  await planRefresh(writer, jobs, { key, every: source.every });
  await writeLogbook(writer, {
    action: 'custom_list.source_saved',
    subject: ['custom_list', tenantId],
    details: { name: list.name },
  });
}

const neverRefreshed = {
  etag: null,
  refreshed_at: null,
  problem: null,
  added: 0,
  changed: 0,
  removed: 0,
} as const;

async function getSource(tx: Transaction<Database>, key: string): Promise<ListSource> {
  const source = await selectSource(tx, key);
  if (source === undefined) throw new RequestError('not_found');
  return presentSource(source);
}

const presentSource = (row: ListSourceRow): ListSource => ({
  url: row.url,
  format: row.format,
  label_column: row.label_column,
  id_column: row.id_column,
  parent_column: row.parent_column,
  every: row.every,
  next_at: row.next_at.toISOString(),
  last: row.refreshed_at && {
    at: row.refreshed_at.toISOString(),
    problem: row.problem,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
  },
});

type Previewed = Pick<ListSourceRow, 'url' | 'format' | 'id_column' | 'parent_column'> & {
  readonly label_column: string | null;
};

const nothing = { added: 0, changed: 0, removed: 0, unchanged: 0 } as const;

async function previewSource(
  client: OutgoingClient,
  source: Previewed,
  items: readonly ListItem[],
): Promise<SourcePreview> {
  let table: Table | 'unchanged' | undefined;
  try {
    table = await fetchTable(client, { url: source.url, format: source.format });
    if (table === 'unchanged') throw new SourceError('refused');
    const columns = [...table.columns];
    const { label_column } = source;
    if (label_column === null) return { columns, problem: null, ...nothing };
    const entries = readEntries(table, { ...source, label_column }).map(keepColumns);
    const problem = hasShrunk(items.length, entries.length) ? 'shrunk' : null;
    return { columns, problem, ...compareEntries(items, entries) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const columns = table === undefined || table === 'unchanged' ? [] : [...table.columns];
    return { columns, problem: error.problem, ...nothing };
  }
}
