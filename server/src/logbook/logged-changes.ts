import type { LoggedChange, LoggedValue } from '@form-builder/core/logbook/logbook-details.ts';

type Change = Readonly<Record<string, LoggedValue | undefined>>;

/** The changed properties with their old and new values; properties absent from the change are unchanged. */
export function loggedChanges<C extends Change>(
  before: { readonly [K in keyof C]?: LoggedValue | undefined },
  change: C,
): LoggedChange[] {
  return Object.entries(change).flatMap(([field, after]) => {
    const old = before[field] ?? null;
    if (after === undefined || JSON.stringify(after) === JSON.stringify(old)) return [];
    return [{ field, before: old, after }];
  });
}
