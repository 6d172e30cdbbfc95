import type { FormTest } from './form-test.ts';
import { readVersionSetting } from './read-version-setting.ts';
import { recordedTests } from './test-settings.ts';

/** The tests of a version with these settings. */
export const readTests = (settings: Readonly<Record<string, unknown>>): readonly FormTest[] =>
  readVersionSetting({ settings, pages: [] }, recordedTests);
