import type { Program } from '../session/program/program.ts';
import { maxPlaces, type FormTest } from '../version-settings/form-test.ts';
import { readOutcome, startTest } from './run-form.ts';

/** Creates a test of the form's current behaviour, by running the form, so that the test passes. */
export function recordFormTest(
  program: Program,
  { id, name, day, answers }: Omit<FormTest, 'expected' | 'known'>,
): FormTest {
  const test = { id, name, day, answers };
  const session = startTest(program, test);
  const known = [
    ...new Set([...session.pages.map(({ page }) => page.id), ...program.fields.keys()]),
  ];
  return { ...test, expected: readOutcome(session), ...(known.length <= maxPlaces && { known }) };
}
