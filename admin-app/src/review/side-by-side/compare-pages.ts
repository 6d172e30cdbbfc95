import type { Page } from '@form-builder/core/form/form-definition.ts';

export type PageChange = 'added' | 'removed' | 'changed' | 'none';

/** A page of one or both of two versions. */
export interface ComparedPage {
  readonly id: string;
  /** The newest title; can be empty. */
  readonly title: string;
  readonly change: PageChange;
}

/** The pages of two versions: those of the version after, in its order, then those that it no longer has. */
export function comparePages(
  before: readonly Page[],
  after: readonly Page[],
  changedIds: ReadonlySet<string>,
): readonly ComparedPage[] {
  const beforeIds = new Set(before.map(({ id }) => id));
  const afterIds = new Set(after.map(({ id }) => id));
  const changeOf = (id: string): PageChange => {
    if (!beforeIds.has(id)) return 'added';
    return changedIds.has(id) ? 'changed' : 'none';
  };
  return [
    ...after.map(({ id, title }) => ({ id, title, change: changeOf(id) })),
    ...before
      .filter(({ id }) => !afterIds.has(id))
      .map(({ id, title }) => ({ id, title, change: 'removed' as const })),
  ];
}
