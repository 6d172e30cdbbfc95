import { formTestsSchema, type FormTest } from './form-test.ts';
import type { VersionSetting } from './version-setting.ts';

/** Recorded runs of the form with sample answers, and the expected outcomes. */
export const recordedTests = {
  key: 'tests.recorded',
  schema: formTestsSchema,
  default: (): FormTest[] => [],
  effect: 'testing',
  input: 'form-tests',
  section: 'tests',
  hasHelp: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The settings about testing, in the order of the panel. */
export const testSettings = [recordedTests] as const;
