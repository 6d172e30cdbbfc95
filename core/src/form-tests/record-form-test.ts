import type { Program } from '../session/program/program.ts';
import type { FormTest } from '../version-settings/form-test.ts';
import { readOutcome, startTest } from './run-form.ts';

/** Creates a test of the form's current behaviour, by running the form, so that the test passes. */
export const recordFormTest = (program: Program, test: Omit<FormTest, 'expected'>): FormTest => ({
  ...test,
  expected: readOutcome(startTest(program, test)),
});
