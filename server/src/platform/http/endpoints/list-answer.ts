import type { ListMeta } from '@form-builder/core/contract/list.ts';

/** The requested page of a list. */
export interface ListPage {
  readonly page: number;
  readonly limit: number;
}

/** `{ data, meta }`: one page of a list and its position among `total` items. */
export function listAnswer<T>(
  data: T[],
  total: number,
  { page, limit }: ListPage,
): { data: T[]; meta: ListMeta } {
  const before = (page - 1) * limit;
  const from = data.length === 0 ? 0 : before + 1;
  const to = data.length === 0 ? 0 : before + data.length;
  return { data, meta: { total, is_total_exact: true, page, limit, from, to } };
}
