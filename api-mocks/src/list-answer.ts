import type { ListMeta } from '@form-builder/core/contract/list.ts';

/** One page of a list in the shape every list answers. */
export function toListAnswer<T>(
  items: readonly T[],
  { page, limit }: { readonly page: number; readonly limit: number },
): { data: T[]; meta: ListMeta } {
  const start = (page - 1) * limit;
  const data = items.slice(start, start + limit);
  const from = data.length === 0 ? 0 : start + 1;
  return { data, meta: { total: items.length, page, limit, from, to: start + data.length } };
}
