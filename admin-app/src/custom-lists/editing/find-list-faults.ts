import type { ListDraft } from '../list-draft.ts';

/** The errors that prevent a draft from being saved. */
export interface ListFaults {
  readonly isNameMissing: boolean;
  /** The rows of entries without a label. */
  readonly unlabelled: ReadonlySet<number>;
  /** The rows of entries with a duplicate id. */
  readonly doubled: ReadonlySet<number>;
  readonly count: number;
}

/** Finds everything that has to be corrected before a list can be saved. */
export function findListFaults({ name, entries }: ListDraft): ListFaults {
  const counts = new Map<string, number>();
  for (const { id } of entries) counts.set(id.trim(), (counts.get(id.trim()) ?? 0) + 1);
  const isDoubled = (id: string) => id !== '' && (counts.get(id) ?? 0) > 1;
  const doubled = new Set(entries.filter(({ id }) => isDoubled(id.trim())).map(({ row }) => row));
  const unlabelled = new Set(
    entries.filter(({ label }) => label.trim() === '').map(({ row }) => row),
  );
  const isNameMissing = name.trim() === '';
  return {
    isNameMissing,
    unlabelled,
    doubled,
    count: unlabelled.size + doubled.size + (isNameMissing ? 1 : 0),
  };
}
