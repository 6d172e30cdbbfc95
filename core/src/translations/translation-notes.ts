import * as v from 'valibot';

/** The origin or the review of a translation; absent for a typed one. */
export const translationStatuses = [
  'pending',
  'rejected',
  'restored',
  'retrieved',
  'uploaded',
] as const;
export type TranslationStatus = (typeof translationStatuses)[number];

const noteSchema = v.object({
  /** The original text at the time of translation. */
  source: v.pipe(v.string(), v.maxLength(20_000)),
  status: v.exactOptional(v.picklist(translationStatuses)),
});
export type TranslationNote = v.InferOutput<typeof noteSchema>;

const notesSchema = v.record(v.pipe(v.string(), v.maxLength(200)), noteSchema);

/** The notes of each translation of a version, by language and by the key of its text. */
export const translationNotesSchema = v.partial(
  v.object({ nl: notesSchema, en: notesSchema, de: notesSchema }),
);
export type TranslationNotes = v.InferOutput<typeof translationNotesSchema>;

/** Whether visitors may read a translation; not one that is unchecked or rejected. */
export const isReadable = ({ status }: Pick<TranslationNote, 'status'>): boolean =>
  status !== 'pending' && status !== 'rejected';
