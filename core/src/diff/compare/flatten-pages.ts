import type { Field, Page } from '../../form/form-definition.ts';
import type { FieldPlace } from '../change.ts';
import { without, type JsonRecord } from '../json.ts';

/** A field on its own: without what stands in it. */
export interface FlatField {
  readonly id: string;
  readonly record: JsonRecord;
  readonly place: FieldPlace;
  /** The list it stands in. */
  readonly list: string;
  /** The nearest repeating field around it; answers stand in its rows. */
  readonly rows: string | null;
  /** Holds a list of fields, be it an empty one. */
  readonly hasChildren: boolean;
}

/** Pages taken apart: pages and fields by id, and the lists they stand in. */
export interface FlatPages {
  readonly pages: ReadonlyMap<string, JsonRecord>;
  /** In reading order. */
  readonly fields: ReadonlyMap<string, FlatField>;
  /** The ids of fields by the list they stand in. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** The name of the list of fields of a page, or of a container. */
export const listName = ({ pageId, parentId }: Pick<FieldPlace, 'pageId' | 'parentId'>): string =>
  parentId === null ? `page ${pageId}` : `field ${parentId}`;

/** Says whether a field's children stand in rows. */
export type HasRows = (field: Field) => boolean;

/** Takes pages apart; ids must be unique, as `pagesSchema` sees to. */
export function flattenPages(pages: readonly Page[], hasRows: HasRows): FlatPages {
  const flat = {
    pages: new Map<string, JsonRecord>(),
    fields: new Map<string, FlatField>(),
    lists: new Map<string, readonly string[]>(),
  };
  const visit = (
    list: readonly Field[],
    around: Pick<FieldPlace, 'pageId' | 'parentId'>,
    rows: string | null,
  ) => {
    flat.lists.set(
      listName(around),
      list.map(({ id }) => id),
    );
    list.forEach((field, at) => {
      flat.fields.set(field.id, {
        id: field.id,
        record: without(toRecord(field), 'children'),
        place: { ...around, at },
        list: listName(around),
        rows,
        hasChildren: field.children !== undefined,
      });
      const inner = { pageId: around.pageId, parentId: field.id };
      if (field.children) visit(field.children, inner, hasRows(field) ? field.id : rows);
    });
  };
  for (const page of pages) {
    flat.pages.set(page.id, without(toRecord(page), 'properties'));
    visit(page.properties, { pageId: page.id, parentId: null }, null);
  }
  return flat;
}

/** What is stored is JSON; the types of forms only name its members. */
export const toRecord = (value: object): JsonRecord => Object.fromEntries(Object.entries(value));
