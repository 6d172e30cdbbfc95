import type { TranslationNotes } from '@form-builder/core/translations/translation-notes.ts';
import { isSameJson } from '@form-builder/core/diff/json.ts';
import { withChanges } from '../../document/changes.ts';

/** The notes that a step changes, by language and by the key of their text; `null` removes a note. */
export type NoteChanges = Readonly<Record<string, Readonly<Record<string, Note | null>>>>;

/** One note, such as a status; it is parsed with the notes that result. */
type Note = Readonly<Record<string, unknown>>;

type OfLanguage = Readonly<Record<string, Note>>;
type Notes = Readonly<Record<string, OfLanguage | undefined>>;

/** Returns what differs between notes; `undefined` when nothing does. */
export function changedNotes(
  before: TranslationNotes = {},
  after: TranslationNotes = {},
): NoteChanges | undefined {
  if (before === after) return undefined;
  const [from, to]: readonly [Notes, Notes] = [before, after];
  const changes = Object.keys({ ...from, ...to }).flatMap((language) => {
    const ofLanguage = changedOf(from[language] ?? {}, to[language] ?? {});
    return ofLanguage.length > 0 ? [[language, Object.fromEntries(ofLanguage)] as const] : [];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

function changedOf(from: OfLanguage, to: OfLanguage): (readonly [string, Note | null])[] {
  return Object.keys({ ...from, ...to })
    .filter((key) => !isSameJson(from[key], to[key]))
    .map((key) => [key, to[key] ?? null]);
}

/** Returns notes with changes of `changedNotes`. */
export function withNotes(notes: TranslationNotes, changes: NoteChanges): TranslationNotes {
  const stored: Notes = notes;
  const changed = Object.entries(changes).map(([language, ofLanguage]) => {
    const values = Object.entries(ofLanguage).map(([key, note]) => [key, note ?? undefined]);
    return [language, withChanges(stored[language] ?? {}, Object.fromEntries(values) as object)];
  });
  return { ...notes, ...Object.fromEntries(changed) } as TranslationNotes;
}
