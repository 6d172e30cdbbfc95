import { isSameJson } from '../diff/json.ts';
import type { Program } from '../session/program/program.ts';
import type { FormTest, FormTestOutcome } from '../version-settings/form-test.ts';
import { readOutcome, startTest } from './run-form.ts';

/** The kinds of differences from the recorded outcome. */
export type FormTestDifferenceKind =
  | 'page_missing'
  | 'page_extra'
  | 'field_missing'
  | 'field_extra'
  | 'value_changed'
  | 'issue_missing'
  | 'issue_extra'
  | 'place_new';

/** One difference, with the id of the page or the path of the field. */
export interface FormTestDifference {
  readonly kind: FormTestDifferenceKind;
  readonly at: string;
}

/** The outcome of a test with the current form, and the differences from the recorded outcome. */
export interface FormTestResult {
  readonly outcome: FormTestOutcome;
  /** The differences; empty when the test passes. */
  readonly differences: readonly FormTestDifference[];
}

/** Runs a test with the engine of the visitor's page and the server. */
export function runFormTest(program: Program, test: FormTest): FormTestResult {
  const outcome = readOutcome(startTest(program, test));
  const differences = [...compareOutcomes(test.expected, outcome)];
  return { outcome, differences: withNewPlaces(differences, test) };
}

/** A page or field that was added after the recording is one difference of its own kind, whatever it shows. */
function withNewPlaces(
  differences: readonly FormTestDifference[],
  { known }: FormTest,
): readonly FormTestDifference[] {
  if (!known) return differences;
  const before = new Set(known);
  const isNew = ({ at }: FormTestDifference) => !before.has(idOfPlace(at));
  const added = new Set(differences.filter(isNew).map(({ at }) => at));
  return [
    ...differences.filter((one) => !isNew(one)),
    ...Array.from(added, (at): FormTestDifference => ({ kind: 'place_new', at })),
  ];
}

/** The id in a path: the last part of `rows.0.id`. */
export const idOfPlace = (path: string): string => path.split('.').at(-1) ?? path;

/** Returns the differences between two outcomes, whenever their fields were added. */
export function* compareOutcomes(
  expected: FormTestOutcome,
  found: FormTestOutcome,
): Generator<FormTestDifference> {
  yield* compareLists(expected.pages, found.pages, ['page_missing', 'page_extra']);
  const [before, after] = [Object.keys(expected.fields), Object.keys(found.fields)];
  yield* compareLists(before, after, ['field_missing', 'field_extra']);
  for (const at of before) {
    if (!Object.hasOwn(found.fields, at)) continue;
    if (!isSameJson(expected.fields[at], found.fields[at])) yield { kind: 'value_changed', at };
  }
  yield* compareLists(expected.issues, found.issues, ['issue_missing', 'issue_extra']);
}

/** An issue is reported at its field. */
function* compareLists(
  expected: readonly string[],
  found: readonly string[],
  [missing, extra]: readonly [FormTestDifferenceKind, FormTestDifferenceKind],
): Generator<FormTestDifference> {
  const placeOf = (text: string) => text.split(' ')[0] ?? text;
  const [before, after] = [new Set(expected), new Set(found)];
  for (const one of before) if (!after.has(one)) yield { kind: missing, at: placeOf(one) };
  for (const one of after) if (!before.has(one)) yield { kind: extra, at: placeOf(one) };
}
