import type {
  propertiesContract,
  Property,
} from '@form-builder/core/contract/staff/forms/properties.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { getVersion } from '../get-version.ts';
import { getNamedVersion } from '../named-version.ts';
import {
  insertField,
  locateFields,
  removeField,
  replaceField,
  type LocatedField,
} from './page-operations.ts';
import { presentProperties, presentProperty } from './present-page.ts';
import { savePages } from './save-pages.ts';
import { shortIdFrom } from './short-id-from.ts';

export const propertiesHandlers: Handlers<typeof propertiesContract> = {
  listProperties: (context) =>
    context.transaction(async (tx) => {
      const { page, limit, sort, filter, reject } = context.query;
      const version = await getNamedVersion({ tx }, context.caller, context);
      const found = presentProperties(version).filter(
        (property) => matches(property, filter, true) && matches(property, reject, false),
      );
      const sorted = sort === '!order' ? found.reverse() : found;
      return listAnswer(
        sorted.slice((page - 1) * limit, page * limit),
        found.length,
        context.query,
      );
    }),

  getProperty: (context) =>
    context.transaction(async (tx) => {
      const version = await getNamedVersion({ tx }, context.caller, context);
      return { data: presentProperty(version, context.params.id) };
    }),

  createProperty: (context) =>
    context.transaction(async (tx) => {
      const { page_id, parent_id = null, order, ...members } = context.body;
      const field = toField({
        id: context.createId(),
        short_id: shortIdFrom(context.createId()),
        ...members,
      });
      const writer = writerFor(context, tx);
      const versionId = await savePages(writer, context, (pages) =>
        mustBePlaced(insertField(pages, field, { page_id, parent_id, order })),
      );
      return {
        data: presentProperty(await getVersion(writer, context.caller, versionId), field.id),
      };
    }),

  updateProperty: (context) =>
    context.transaction(async (tx) => {
      const { id } = context.params;
      const { page_id, parent_id, order, ...members } = context.body;
      const isMoved = page_id !== undefined || parent_id !== undefined || order !== undefined;
      const writer = writerFor(context, tx);
      const versionId = await savePages(writer, context, (pages) => {
        const located = findField(pages, id);
        const field = toField(withoutNulls({ ...located.field, ...members, id }));
        if (!isMoved) return replaceField(pages, field);
        const place = {
          page_id: page_id ?? located.page.id,
          parent_id: parent_id === undefined ? (located.parent?.id ?? null) : parent_id,
          order,
        };
        return mustBePlaced(insertField(removeField(pages, id), field, place));
      });
      return { data: presentProperty(await getVersion(writer, context.caller, versionId), id) };
    }),

  deleteProperty: (context) =>
    context.transaction(async (tx) => {
      const { id } = context.params;
      await savePages(writerFor(context, tx), context, (pages) =>
        removeField(pages, findField(pages, id).field.id),
      );
      return undefined;
    }),
};

type Asked = Readonly<
  Partial<Record<'form_version_id' | 'page_id' | 'parent_id' | 'type', string | readonly string[]>>
>;

/** Whether each asked member holds (or, for rejections, none of them holds) the property's value. */
function matches(property: Property, asked: Asked, isWanted: boolean): boolean {
  return (['page_id', 'parent_id', 'type'] as const).every((member) => {
    const values = asked[member];
    if (values === undefined) return true;
    return [values].flat().includes(property[member] ?? '') === isWanted;
  });
}

/** The members of a field as sent: the whole version is validated before it is saved. */
function toField(members: Record<string, unknown>): Field {
  return members as unknown as Field; // parsePages decides
}

function withoutNulls(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}

function findField(pages: readonly Page[], id: string): LocatedField {
  const located = locateFields(pages).find(({ field }) => field.id === id);
  if (located === undefined) throw new RequestError('not_found');
  return located;
}

function mustBePlaced(pages: readonly Page[] | undefined): readonly Page[] {
  if (pages === undefined) throw new RequestError('not_found');
  return pages;
}
