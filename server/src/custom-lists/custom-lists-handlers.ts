import type {
  CustomList,
  customListsContract,
} from '@form-builder/core/contract/staff/custom-lists.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import {
  deleteList,
  selectItems,
  selectList,
  selectListPage,
  type CustomListRow,
} from './custom-lists-queries.ts';
import { presentItem } from './present-item.ts';
import { saveList } from './save-list.ts';

export const customListsHandlers: Handlers<typeof customListsContract> = {
  listCustomLists: ({ query, transaction }) =>
    transaction(async (tx) => {
      const isDescending = query.sort === '!name';
      const { rows, total } = await selectListPage(tx, { ...query, isDescending });
      return listAnswer(rows.map(presentList), total, query);
    }),

  getCustomList: ({ params, transaction }) =>
    transaction(async (tx) => {
      const list = await selectList(tx, params.key);
      if (list === undefined) throw new RequestError('not_found');
      const items = await selectItems(tx, params.key);
      return { data: { ...presentList(list), items: items.map(presentItem) } };
    }),

  saveCustomList: (context) =>
    context.transaction(async (tx) => {
      const { params, body } = context;
      assertDistinct(body.items);
      const writer = writerFor(context, tx);
      await saveList(writer, { key: params.key, ...body });
      await writeLogbook(writer, {
        action: 'custom_list.saved',
        subject: ['custom_list', context.tenant.id],
        details: { name: body.name, number: body.items.length },
      });
      const list = await selectList(tx, params.key);
      if (list === undefined) throw new Error('A list that was just saved is gone.');
      return { data: presentList(list) };
    }),

  deleteCustomList: (context) =>
    context.transaction(async (tx) => {
      const { params } = context;
      if (!(await deleteList(tx, params.key))) throw new RequestError('not_found');
      await writeLogbook(writerFor(context, tx), {
        action: 'custom_list.deleted',
        subject: ['custom_list', context.tenant.id],
        details: { name: params.key },
      });
      return undefined;
    }),
};

/** Answers name an entry by its id: two with the same one could not be told apart. */
function assertDistinct(items: readonly { readonly id: string }[]): void {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw new RequestError('conflict');
}

function presentList({ key, name, item_count, ...times }: CustomListRow): CustomList {
  const { created_at, updated_at } = times;
  return {
    key,
    name,
    item_count,
    created_at: isoInstant(created_at),
    updated_at: isoInstant(updated_at),
  };
}
