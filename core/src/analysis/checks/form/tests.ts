import type {
  FormTestDifference,
  FormTestDifferenceKind,
} from '../../../form-tests/run-form-test.ts';
import { runFormTest } from '../../../form-tests/run-form-test.ts';
import type { Field } from '../../../form/form-definition.ts';
import type { FormTest } from '../../../version-settings/form-test.ts';
import { readTests } from '../../../version-settings/read-tests.ts';
import type { CheckedForm } from '../../checked-form.ts';
import type { FindingCode } from '../../finding-codes.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** The maximum number of findings per test. */
const maxFindingsPerTest = 5;

/** Checks that the recorded tests still pass. */
export const checkTests: Check = function* (form) {
  for (const test of readTests(form.context.settings ?? {})) {
    const { differences } = runFormTest(form.program, test);
    for (const one of differences.slice(0, maxFindingsPerTest)) yield findingOf(form, test, one);
  }
};

const codes: Readonly<Record<FormTestDifferenceKind, FindingCode>> = {
  page_missing: 'test_page_missing',
  page_extra: 'test_page_extra',
  field_missing: 'test_field_missing',
  field_extra: 'test_field_extra',
  value_changed: 'test_value_changed',
  issue_missing: 'test_issue_missing',
  issue_extra: 'test_issue_extra',
};

/** The location is the field or page that differs, or the version when it no longer exists. */
function findingOf(form: CheckedForm, test: FormTest, { kind, at }: FormTestDifference): Finding {
  const page = form.definition.pages.find(({ id }) => id === at);
  const field = fieldAt(form, at);
  const path = page ? { page_id: page.id } : field ? { field_id: field.id } : {};
  const name = page?.title ?? field?.label ?? at;
  return createFinding(codes[kind], path, { test: test.name, name: name.trim() || at });
}

/** Returns the field id of a path: the last part of `rows.0.id`. */
function fieldAt({ program }: CheckedForm, path: string): Field | undefined {
  return program.fields.get(path.split('.').at(-1) ?? '')?.field;
}
