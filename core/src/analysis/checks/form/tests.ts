import {
  idOfPlace,
  runFormTest,
  type FormTestDifference,
} from '../../../form-tests/run-form-test.ts';
import type { FormTest } from '../../../version-settings/form-test.ts';
import { readTests } from '../../../version-settings/read-tests.ts';
import { recordedTests } from '../../../version-settings/test-settings.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** The maximum number of places that a finding names for each kind of difference. */
const maxNamed = 3;

/** Checks that the recorded tests still pass: one finding per test, with all its differences. */
export const checkTests: Check = function* (form) {
  for (const test of readTests(form.context.settings ?? {})) {
    const { differences } = runFormTest(form.program, test);
    if (differences.length > 0) yield findingOf(form, test, differences);
  }
};

/** Fields that did not exist when the test was recorded do not prove that the form is wrong. */
function findingOf(
  form: CheckedForm,
  { id, name }: FormTest,
  differences: readonly FormTestDifference[],
): Finding {
  const isNewOnly = differences.every(({ kind }) => kind === 'place_new');
  const params = { test: name, test_id: id, ...namesByKind(form, differences) };
  const code = isNewOnly ? 'test_place_new' : 'test_failed';
  return createFinding(code, { setting: recordedTests.key }, params);
}

/** The names of the pages and fields that differ, by the kind of difference. */
function namesByKind(
  form: CheckedForm,
  differences: readonly FormTestDifference[],
): Readonly<Record<string, string>> {
  const kinds = new Set(differences.map(({ kind }) => kind));
  return Object.fromEntries(
    Array.from(kinds, (kind) => {
      const names = new Set(
        differences.filter((one) => one.kind === kind).map(({ at }) => nameOf(form, at)),
      );
      const shown = [...names].slice(0, maxNamed).map((one) => `“${one}”`);
      return [kind, [...shown, ...(names.size > maxNamed ? ['…'] : [])].join(', ')];
    }),
  );
}

function nameOf({ definition, program }: CheckedForm, at: string): string {
  const page = definition.pages.find(({ id }) => id === at);
  const name = page?.title ?? program.fields.get(idOfPlace(at))?.field.label ?? at;
  return name.trim() || at;
}
