import * as v from 'valibot';

const positiveInteger = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/**
 * `filter[field]=a` and `filter[field][]=a&…`; the fields a list accepts are declared by it. The empty
 * default fits every set of fields, which the type system cannot see while they are a parameter.
 */
const criteria = <F extends string>(fields: readonly F[]) =>
  v.optional(
    v.record(v.picklist(fields), v.union([v.string(), v.array(v.string())])),
    () => ({}) as never,
  );

/** The query of a list: `page`, `limit` (25, at most `maximum`), `sort` (`!` = descending), filters. */
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

/** Rows are counted up to this number, and pages by number end here; a cursor goes on. */
export const mostCounted = 10_000;

/** The query of a list that can be long: also `cursor`, the `next_cursor` of the page before. */
export function longListQuery<const F extends string, const S extends string>(options: {
  readonly filters: readonly F[];
  readonly sorts: readonly S[];
}) {
  return v.object({
    ...listQuery(options).entries,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  });
}

/** Where a list's page stands in the whole: `{from} - {to} of {total}`. */
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
export const listOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.array(item), meta: listMetaSchema });

/** The same with the cursor of the next page: `null` at the end of the list. */
export const longListOf = <T extends v.GenericSchema>(item: T) =>
  v.object({
    data: v.array(item),
    meta: v.object({ ...listMetaSchema.entries, next_cursor: v.nullable(v.string()) }),
  });

/** `{ data: {...} }`. */
export const itemOf = <T extends v.GenericSchema>(item: T) => v.object({ data: item });
