/**
 * The value of one table cell: text, number, boolean, day (`YYYY-MM-DD`), date-time in the municipality's time
 * zone (`YYYY-MM-DD HH:mm`), or nothing.
 */
export type Cell =
  string | number | boolean | { readonly day: string } | { readonly moment: string } | null;
