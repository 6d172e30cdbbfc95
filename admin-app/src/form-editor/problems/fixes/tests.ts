import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { recordFormTest } from '@form-builder/core/form-tests/record-form-test.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { readTests } from '@form-builder/core/version-settings/read-tests.ts';
import { recordedTests } from '@form-builder/core/version-settings/test-settings.ts';
import { msg } from '@lingui/core/macro';
import type { Command } from '../../document/command.ts';
import { changeVersionSettings } from '../../document/version-commands.ts';
import type { FindFix } from './fix.ts';

/** Records a test again, with the outcome that the form has now. */
export const recordAgain: FindFix = ({ params: { test_id: testId } }, { settings }) => {
  if (!readTests(settings).some(({ id }) => id === testId)) return undefined;
  return { label: msg`zo hoort het: opnieuw opnemen`, command: recordCommand(String(testId)) };
};

/** Runs the form only when the command runs, because every check asks for the labels of fixes. */
const recordCommand =
  (testId: string): Command =>
  (document) => {
    const program = compile(document, fieldTypes, { formulas: formulaEngine });
    const tests = readTests(document.settings).map((test) =>
      test.id === testId ? recordFormTest(program, test) : test,
    );
    return changeVersionSettings({ [recordedTests.key]: tests })(document);
  };
