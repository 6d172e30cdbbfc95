/**
 * The outcome of a submission, which determines its retention. `failed`: sent, but never completed
 * for lack of a payment, a verified address or a co-signature. `aborted`: also abandoned without
 * saving.
 */
export const retentionOutcomes = ['completed', 'saved', 'aborted', 'failed'] as const;
export type RetentionOutcome = (typeof retentionOutcomes)[number];

/** Days by outcome; `null`: none. */
export type RetentionDays = Readonly<Record<RetentionOutcome, number | null>>;
