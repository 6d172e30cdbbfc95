import type { ListMeta } from '@form-builder/core/contract/list.ts';

/** The answer of a list whose items fit on one page; `total` says otherwise. */
export function onOnePage<T>(
  items: readonly T[],
  total = items.length,
): { data: T[]; meta: ListMeta } {
  const from = items.length === 0 ? 0 : 1;
  const place = { page: 1, limit: 25, from, to: items.length };
  return { data: [...items], meta: { total, is_total_exact: true, ...place } };
}
