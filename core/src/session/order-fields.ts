import { isComputed } from '../field-types/is-computed.ts';
import { aspects } from '../logic/action.ts';
import type { FieldDraft, Links } from './build-program.ts';

/** Ranks the fields of a form in which nothing waits for anything else. */
export function orderFields(fields: ReadonlyMap<string, FieldDraft>): Links {
  const drafts = [...fields.values()];
  const positions = positionsOf(drafts);
  drafts.forEach((draft, at) => {
    draft.rank = positions[at] ?? 0;
    draft.isFixed = isFixed(draft);
  });
  return { cycles: [], readsRaw: false, faults: [], formulas: null };
}

/** Reading order, but a repeating field after what its rows hold, since that decides over it. */
export function positionsOf(drafts: readonly FieldDraft[]): readonly number[] {
  const positions = new Map<FieldDraft, number>();
  const visit = (draft: FieldDraft) => {
    if (!draft.rowScope) positions.set(draft, positions.size);
    draft.children.forEach(visit);
    if (draft.rowScope) positions.set(draft, positions.size);
  };
  drafts.filter((draft) => !draft.parent).forEach(visit);
  return drafts.map((draft) => positions.get(draft) ?? 0);
}

/** Disabled, and no rule of it ever enables it. */
export function isFixed({ flags, rules, definition }: FieldDraft): boolean {
  const enables = (bits: number) => (bits & aspects.enabled) !== 0;
  return ![flags, ...rules.map(({ set }) => set)].some(enables) && !isComputed(definition);
}
