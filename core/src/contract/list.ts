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

/** Where a list's page stands in the whole: `{from} - {to} of {total}`. */
export const listMetaSchema = v.object({
  total: v.number(),
  page: v.number(),
  limit: v.number(),
  from: v.number(),
  to: v.number(),
});
export type ListMeta = v.InferOutput<typeof listMetaSchema>;

/** `{ data: [...], meta }`. */
export const listOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ data: v.array(item), meta: listMetaSchema });

/** `{ data: {...} }`. */
export const itemOf = <T extends v.GenericSchema>(item: T) => v.object({ data: item });
