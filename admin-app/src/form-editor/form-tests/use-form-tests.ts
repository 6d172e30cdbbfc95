import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { findUntested } from '@form-builder/core/form-tests/find-untested.ts';
import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { recordFormTest } from '@form-builder/core/form-tests/record-form-test.ts';
import { runFormTest, type FormTestResult } from '@form-builder/core/form-tests/run-form-test.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { FormTest } from '@form-builder/core/version-settings/form-test.ts';
import { useDeferredValue, useMemo } from 'react';
import { useEditedVersion } from '../editor/editor-context.ts';

/** The results of the tests on the current form, and the parts that they do not cover. */
export interface FormTestReport {
  readonly results: ReadonlyMap<string, FormTestResult>;
  readonly untested: readonly CoverageItem[];
  /** Returns a test with the outcome that the form has now. */
  readonly recordAgain: (test: FormTest) => FormTest;
}

/** Runs the tests in the browser, with low priority after each edit. */
export function useFormTests(tests: readonly FormTest[]): FormTestReport {
  const { pages, variables } = useDeferredValue(useEditedVersion());
  const deferred = useDeferredValue(tests);
  return useMemo(() => {
    const program = compile({ pages, variables }, fieldTypes, { formulas: formulaEngine });
    return {
      results: new Map(deferred.map((test) => [test.id, runFormTest(program, test)])),
      recordAgain: (test: FormTest) => recordFormTest(program, test),
      untested: deferred.length === 0 ? [] : findUntested(program, deferred),
    };
  }, [pages, variables, deferred]);
}
