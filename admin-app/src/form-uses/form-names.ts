import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';

/** The names of the forms of these uses, separated by commas. */
export const formNames = (uses: readonly FormUse[]): string =>
  uses.map(({ form }) => form.name).join(', ');
