/** The categories of people in the processing register (AVG, article 30(1)(c)), in order. */
export const dataSubjects = ['applicants', 'co_signers'] as const;
export type DataSubject = (typeof dataSubjects)[number];
