import type { Field, Page } from '../../form/form-definition.ts';
import type { FieldPlace } from '../change.ts';
import { without, type JsonRecord } from '../json.ts';

/** A field without its contents. */
export interface FlatField {
  readonly id: string;
  /** The field itself when it cannot contain others. */
  readonly record: JsonRecord;
  readonly place: FieldPlace;
  /** The list that contains it. */
  readonly list: string;
  /** The nearest repeating field around it, whose rows contain its answers. */
  readonly rows: string | null;
  /** Whether it has a list of fields, possibly empty. */
  readonly hasChildren: boolean;
}

/** Flattened pages: pages and fields by id, and the lists that contain them. */
export interface FlatPages {
  readonly pages: ReadonlyMap<string, JsonRecord>;
  /** The fields in reading order. */
  readonly fields: ReadonlyMap<string, FlatField>;
  /** The ids of fields by the list that contains them. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Returns the name of the list of fields of a page or of a container. */
export const listName = ({ pageId, parentId }: Pick<FieldPlace, 'pageId' | 'parentId'>): string =>
  parentId === null ? `page ${pageId}` : `field ${parentId}`;

/** Whether a field's children are in rows. */
export type HasRows = (field: Field) => boolean;

/** Flattens pages; ids must be unique, which `pagesSchema` ensures. */
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

/** Stored pages are JSON; the types of forms only describe their members. */
export const toRecord = (value: object): JsonRecord => value as JsonRecord;
