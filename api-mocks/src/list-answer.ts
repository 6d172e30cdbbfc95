import type { ListMeta } from '@form-builder/core/contract/list.ts';

/** One page of a list in the format of every list response. */
export function toListAnswer<T>(
  items: readonly T[],
  { page, limit }: { readonly page: number; readonly limit: number },
): { data: T[]; meta: ListMeta & { next_cursor: null } } {
  const start = (page - 1) * limit;
  const data = items.slice(start, start + limit);
  const from = data.length === 0 ? 0 : start + 1;
  const total = { total: items.length, is_total_exact: true };
  const meta = { ...total, page, limit, from, to: start + data.length, next_cursor: null };
  return { data, meta };
}
