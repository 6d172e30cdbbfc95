/**
 * The code and texts that the element loads for a form besides those of every form. The server finds out
 * which ones a version needs (`needed-parts.ts`), so that visitors need no code for that:
 * - `usual` to `services`: the views of a loading tier, see `loading-tiers.ts`;
 * - `rules`: rules, formulas in texts and types that may compute;
 * - `fills`: rules that fill in fields;
 * - `operators`: operators that are not basic;
 * - `validation`, `date_validation`, `moment_validation`: validation that few fields use;
 * - `displays`: displays that the light views lack;
 * - `patterns`: patterns of the designer;
 * - `validation_texts`: the texts of errors that most forms cannot have.
 */
export const formParts = [
  'usual',
  'phone',
  'light',
  'files',
  'redaction',
  'map',
  'services',
  'rules',
  'fills',
  'operators',
  'validation',
  'date_validation',
  'moment_validation',
  'displays',
  'patterns',
  'validation_texts',
] as const;

/** Code or texts that some forms need. */
export type FormPart = (typeof formParts)[number];
