import * as v from 'valibot';

const positiveInteger = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/**
 * `filter[field]=a` and `filter[field][]=a&…`; each list declares its fields. The empty default is valid for
 * every set of fields, which the type system cannot express for a type parameter.
 */
const criteria = /* @__NO_SIDE_EFFECTS__ */ <F extends string>(fields: readonly F[]) =>
  v.optional(
    v.record(v.picklist(fields), v.union([v.string(), v.array(v.string())])),
    () => ({}) as never,
  );

/** One value of a filter, or several: a row matches any of them. */
export const oneOrMore = /* @__NO_SIDE_EFFECTS__ */ <T extends v.GenericSchema>(value: T) =>
  v.union([value, v.array(value)]);

/** The query of a list: `page`, `limit` (25, at most `maximum`), `sort` (`!` = descending), filters. */
/* @__NO_SIDE_EFFECTS__ */
export function listQuery<const F extends string, const S extends string>(options: {
  readonly filters: readonly F[];
  readonly sorts: readonly S[];
  readonly maximum?: number;
}) {
  const maximum = options.maximum ?? 100;
  return v.object({
    page: v.optional(positiveInteger, '1'),
    limit: v.optional(v.pipe(positiveInteger, v.maxValue(maximum)), '25'),
    sort: v.optional(v.picklist(options.sorts.flatMap((field) => [field, `!${field}`] as const))),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    filter: criteria(options.filters),
    reject: criteria(options.filters),
    include: v.optional(v.string()),
  });
}

/** The maximum of counted rows, and of rows reachable by page number; a cursor continues after it. */
export const maxCounted = 10_000;

/** The query of a long list: also `cursor`, the `next_cursor` of the previous page. */
/* @__NO_SIDE_EFFECTS__ */
export function longListQuery<const F extends string, const S extends string>(options: {
  readonly filters: readonly F[];
  readonly sorts: readonly S[];
}) {
  return v.object({
    ...listQuery(options).entries,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  });
}

/** The position of a page in the list: `{from} - {to} of {total}`. */
export const listMetaSchema = v.object({
  total: v.number(),
  /** False: there are more than `total`, which then is 10,000. */
  is_total_exact: v.boolean(),
  page: v.number(),
  limit: v.number(),
  from: v.number(),
  to: v.number(),
});
export type ListMeta = v.InferOutput<typeof listMetaSchema>;

/** `{ data: [...], meta }`. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.array(item), meta: listMetaSchema });

/** The same with the cursor of the next page: `null` at the end of the list. */
export const longListOf = /* @__NO_SIDE_EFFECTS__ */ <T extends v.GenericSchema>(item: T) =>
  v.object({
    data: v.array(item),
    meta: v.object({ ...listMetaSchema.entries, next_cursor: v.nullable(v.string()) }),
  });

/** `{ data: {...} }`. */
export const itemOf = /* @__NO_SIDE_EFFECTS__ */ <T extends v.GenericSchema>(item: T) =>
  v.object({ data: item });
