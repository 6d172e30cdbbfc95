/**
 * What a change between two versions of a form means, from harmless to breaking:
 * - `wording`: only what people read, and how it looks.
 * - `testing`: only how designers try the form; visitors notice nothing.
 * - `behaviour`: what is asked, shown, required, allowed or computed.
 * - `integration`: what goes to, or comes from, other systems, exports included.
 * - `answers_incompatible`: answers given to the version before may not fit this one.
 */
export const changeEffects = [
  'wording',
  'testing',
  'behaviour',
  'integration',
  'answers_incompatible',
] as const;
export type ChangeEffect = (typeof changeEffects)[number];
