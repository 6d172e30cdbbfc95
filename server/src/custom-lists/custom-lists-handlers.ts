import type {
  CustomList,
  customListsContract,
} from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { assertNotUsed } from '../form-uses/assert-not-used.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import { createKey } from './create-key.ts';
import {
  deleteList,
  lockList,
  selectItems,
  selectList,
  selectListKeys,
  selectListPage,
  type CustomListRow,
} from './custom-lists-queries.ts';
import { presentItem } from './present-item.ts';
import { selectListUses } from './list-uses-query.ts';
import { saveList } from './save-list.ts';

export const customListsHandlers: Handlers<typeof customListsContract> = {
  listCustomLists: ({ query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectListPage(tx, {
        ...query,
        keys: query.filter.key === undefined ? undefined : [query.filter.key].flat(),
        sort: query.sort?.endsWith('updated_at') === true ? 'updated_at' : 'name',
        isDescending: query.sort?.startsWith('!') === true,
      });
      return listAnswer(rows.map(presentList), total, query);
    }),

  getCustomList: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const list = await selectList(tx, params.key);
      if (list === undefined) throw new RequestError('not_found');
      const items = await selectItems(tx, params.key);
      const uses = await selectListUses(tx, caller, params.key);
      return { data: { ...presentList(list), items: items.map(presentItem), used_by: uses } };
    }),

  createCustomList: (context) =>
    context.transaction(async (tx) => {
      const { name } = context.body;
      const writer = writerFor(context, tx);
      const key = createKey(name, await selectListKeys(tx));
      await saveList(writer, { key, name, items: [] });
      return { data: await presentSaved(writer, context.tenant.id, key) };
    }),

  saveCustomList: (context) =>
    context.transaction(async (tx) => {
      const { params, body, headers } = context;
      assertDistinct(body.items);
      const ifMatch = headers['if-match'];
      const current = await lockList(tx, params.key);
      if (ifMatch !== undefined && parseRevision(ifMatch) !== current?.revision)
        throw new RequestError('stale');
      const writer = writerFor(context, tx);
      await saveList(writer, { key: params.key, ...body });
      return { data: await presentSaved(writer, context.tenant.id, params.key) };
    }),

  deleteCustomList: (context) =>
    context.transaction(async (tx) => {
      const { caller, params } = context;
      await assertNotUsed({
        caller,
        problem: 'custom_list_in_use',
        findUses: async (of) =>
          (await selectListUses(tx, of, params.key)).filter(
            ({ published_in }) => published_in.length > 0,
          ),
      });
      if (!(await deleteList(tx, params.key))) throw new RequestError('not_found');
      await writeLogbook(writerFor(context, tx), {
        action: 'custom_list.deleted',
        subject: ['custom_list', context.tenant.id],
        details: { name: params.key },
      });
      return undefined;
    }),
};

/** Writes the logbook entry of a saved list, and presents it. */
async function presentSaved(writer: Writer, tenantId: string, key: string): Promise<CustomList> {
  const list = await selectList(writer.tx, key);
  if (list === undefined) throw new Error('A list that was just saved is gone.');
  await writeLogbook(writer, {
    action: 'custom_list.saved',
    subject: ['custom_list', tenantId],
    details: { name: list.name, number: list.item_count },
  });
  return presentList(list);
}

/** Answers refer to an entry by its id, so ids must be unique. */
function assertDistinct(items: readonly { readonly id: string }[]): void {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw new RequestError('conflict');
}

function presentList({ key, name, item_count, revision, ...times }: CustomListRow): CustomList {
  const { created_at, updated_at } = times;
  return {
    key,
    name,
    item_count,
    revision,
    created_at: isoInstant(created_at),
    updated_at: isoInstant(updated_at),
  };
}
