import type { pagesContract } from '@form-builder/core/contract/staff/forms/pages.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { writerFor } from '../../logbook/writer.ts';
import { definedMembers } from '../../platform/database/defined-members.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { getNamedVersion } from '../named-version.ts';
import { getVersion } from '../get-version.ts';
import { insertAt, removePage, replacePage } from './page-operations.ts';
import { presentPage, presentPages } from './present-page.ts';
import { savePages } from './save-pages.ts';

export const pagesHandlers: Handlers<typeof pagesContract> = {
  listPages: (context) =>
    context.transaction(async (tx) => {
      const { page, limit, sort } = context.query;
      const pages = presentPages(await getNamedVersion({ tx }, context.caller, context));
      const sorted = sort === '!order' ? pages.reverse() : pages;
      return listAnswer(
        sorted.slice((page - 1) * limit, page * limit),
        pages.length,
        context.query,
      );
    }),

  getPage: (context) =>
    context.transaction(async (tx) => {
      const version = await getNamedVersion({ tx }, context.caller, context);
      return { data: presentPage(version, context.params.id) };
    }),

  createPage: (context) =>
    context.transaction(async (tx) => {
      const { order, id = context.createId(), ...labels } = context.body;
      const page: Page = { id, ...definedMembers(labels), properties: [] };
      const writer = writerFor(context, tx);
      const versionId = await savePages(writer, context, (pages) => insertAt(pages, page, order));
      return { data: presentPage(await getVersion(writer, context.caller, versionId), id) };
    }),

  updatePage: (context) =>
    context.transaction(async (tx) => {
      const { order, ...labels } = context.body;
      const { id } = context.params;
      const writer = writerFor(context, tx);
      const versionId = await savePages(writer, context, (pages) =>
        replacePage(pages, { ...findPage(pages, id), ...definedMembers(labels) }, order),
      );
      return { data: presentPage(await getVersion(writer, context.caller, versionId), id) };
    }),

  deletePage: (context) =>
    context.transaction(async (tx) => {
      const { id } = context.params;
      await savePages(writerFor(context, tx), context, (pages) =>
        removePage(pages, findPage(pages, id).id),
      );
      return undefined;
    }),
};

function findPage(pages: readonly Page[], id: string): Page {
  const page = pages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new RequestError('not_found');
  return page;
}
