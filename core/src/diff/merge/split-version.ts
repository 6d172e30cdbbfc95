import type { Page } from '../../form/form-definition.ts';
import { textOf } from '../compare/keyed-list.ts';
import { flattenPages, toRecord } from '../compare/flatten-pages.ts';
import { isRecord, withMember, type JsonRecord } from '../json.ts';

/** A version whose fields are apart from the lists that contain them. */
export interface SplitVersion {
  /** The version with its pages without their fields, and with `fields` by id: their record and list. */
  readonly record: JsonRecord;
  /** The ids of fields by the list that contains them, in order. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** What a merge needs of a version. */
export interface WithPages {
  readonly pages: readonly Page[];
}

export function splitVersion(version: WithPages): SplitVersion {
  const flat = flattenPages(version.pages, () => false);
  const fields = [...flat.fields.values()].map(({ id, record, hasChildren, list }) => {
    const whole = withMember(record, 'children', hasChildren ? [] : undefined);
    return [id, { record: whole, list }] as const;
  });
  const pages = [...flat.pages.values()];
  const record = { ...toRecord(version), pages, fields: Object.fromEntries(fields) };
  return { record, lists: flat.lists };
}

/** The reverse of `splitVersion`, with the order of each list. */
export function joinVersion(
  { fields, pages, ...rest }: JsonRecord,
  orderOf: (list: string, members: ReadonlySet<string>) => readonly string[],
): JsonRecord {
  const members = membersByList(fieldsOf(fields));
  const listed = (list: string): readonly JsonRecord[] => {
    const ids = members.get(list) ?? new Set();
    return orderOf(list, ids).map((id) => {
      const { record } = fieldsOf(fields)[id] ?? { record: {} };
      const children = listed(`field ${id}`);
      return children.length > 0 ? { ...record, children } : record;
    });
  };
  const joined = (Array.isArray(pages) ? pages : []).filter(isRecord).map((page: JsonRecord) => ({
    ...page,
    properties: listed(`page ${textOf(page, 'id')}`),
  }));
  return { ...rest, pages: joined };
}

/** A field without its contents, and the list that contains it. */
// An alias, since an interface is not assignable to a record of JSON.
type PlacedRecord = { readonly record: JsonRecord; readonly list: string };

/** The fields of a split version; `splitVersion` gave them this form. */
export const fieldsOf = (fields: unknown) => fields as Readonly<Record<string, PlacedRecord>>;

function membersByList(
  fields: Readonly<Record<string, PlacedRecord>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  for (const [id, { list }] of Object.entries(fields))
    members.set(list, (members.get(list) ?? new Set()).add(id));
  return members;
}
