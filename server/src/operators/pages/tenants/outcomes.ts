/** What became of a form of the page of a tenant; the page says it. */
export const outcomes = {
  quota: 'done',
  feature: 'done',
  key: 'done',
  wrong_limit: 'problem',
  no_reason: 'problem',
  key_waits: 'problem',
} as const;
export type Outcome = keyof typeof outcomes;

/** The outcome that an address names; `undefined` for none and for any other text. */
export const findOutcome = (text: string | undefined): Outcome | undefined =>
  // The keys of the record are its outcomes; Object.keys widens them.
  (Object.keys(outcomes) as Outcome[]).find((outcome) => outcome === text);
