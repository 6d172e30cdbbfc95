import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';

/** Which texts of the product are shown. */
export interface SystemTextFilter {
  readonly search: string;
  /** Only texts that the organisation words itself. */
  readonly isChangedOnly: boolean;
}

/** The texts in which the search occurs: in the original, the own text or the id. */
export function filterSystemTexts(
  texts: readonly SystemText[],
  { search, isChangedOnly }: SystemTextFilter,
): readonly SystemText[] {
  const wanted = search.trim().toLowerCase();
  return texts.filter(
    ({ id, original, text }) =>
      (!isChangedOnly || text !== null) &&
      [id, original, text ?? ''].some((one) => one.toLowerCase().includes(wanted)),
  );
}
