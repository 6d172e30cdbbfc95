import type { Option } from './field-properties.ts';

/** Too many options to look through: they get a search input. */
export const isLongList = (
  { options = [] }: { readonly options?: readonly Option[] },
  display: string | undefined,
) => display === 'select' && options.length > 15;
