import type { JournalEntry } from '@form-builder/core/contract/staff/forms/journal.ts';
import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';

/** Saves of one person with shorter pauses than this are one moment. */
const longestPauseMs = 10 * 60_000;

/** Successive saves of one person, with the content before the first and after the last. */
export interface Moment {
  /** The revision after its last save, which restoring goes back to. */
  readonly revision: number;
  /** The time of its last save. */
  readonly at: string;
  readonly user: JournalEntry['user'];
  readonly isRestored: boolean;
  readonly before: VersionContent;
  readonly after: VersionContent;
}

/**
 * The moments of a version, newest first. `current` is the content after the newest entry: each entry
 * contains the way back, so every earlier content follows from it.
 */
export function momentsOf(
  current: VersionContent,
  entries: readonly JournalEntry[],
): readonly Moment[] {
  const moments: Moment[] = [];
  let content = current;
  let later: JournalEntry | undefined;
  for (const entry of entries) {
    const before = applyChanges(content, entry.undo);
    const last = moments.at(-1);
    if (last && later && isContinued(entry, later))
      moments[moments.length - 1] = { ...last, before };
    else moments.push({ ...toMoment(entry), before, after: content });
    content = before;
    later = entry;
  }
  return moments;
}

function toMoment({ revision, at, user, restored_revision }: JournalEntry) {
  return { revision, at, user, isRestored: restored_revision !== null };
}

/** Whether the later of two entries belongs to the same moment. */
function isContinued(entry: JournalEntry, later: JournalEntry): boolean {
  return (
    entry.restored_revision === null &&
    later.restored_revision === null &&
    entry.user?.id === later.user?.id &&
    Date.parse(later.at) - Date.parse(entry.at) <= longestPauseMs &&
    dayOf(entry.at) === dayOf(later.at)
  );
}

/** The day of an instant where the user is, as a sortable text. */
export function dayOf(at: string): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The moments of one day. */
export interface Day {
  readonly day: string;
  readonly moments: readonly Moment[];
}

/** Groups moments by day, in their order. */
export function daysOf(moments: readonly Moment[]): readonly Day[] {
  const days = new Map<string, Moment[]>();
  for (const moment of moments) {
    const day = dayOf(moment.at);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return [...days].map(([day, ofDay]) => ({ day, moments: ofDay }));
}
