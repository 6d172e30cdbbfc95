import * as v from 'valibot';
import { daySchema } from '../formats/dates/day-schema.ts';

/** The maximum number of tests of one version. */
export const maxTests = 50;
/** The maximum number of ids or paths in one list of a test. */
export const maxPlaces = 2000;

const place = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const places = v.pipe(v.array(place), v.maxLength(maxPlaces));

/** The visible outcome of a form with certain answers. */
export const formTestOutcomeSchema = v.object({
  /** The ids of the pages that are shown, in order. */
  pages: places,
  /** The answers of the shown fields, by path: `id`, or `rows.0.id` in a row. */
  fields: v.record(place, v.unknown()),
  /** The issues that prevent submitting: the path of a field and the code, separated by a space. */
  issues: places,
});
export type FormTestOutcome = v.InferOutput<typeof formTestOutcomeSchema>;

/** A recorded run of the form: the same answers must give the same outcome. */
export const formTestSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(200)),
  /** The day on which it runs, so that ages and terms are constant. */
  day: daySchema,
  /** Sample answers by field id. */
  answers: v.record(place, v.unknown()),
  expected: formTestOutcomeSchema,
  /** The ids of all pages and fields of the form at that time; absent in older tests and very large forms. */
  known: v.exactOptional(places),
});
export type FormTest = v.InferOutput<typeof formTestSchema>;

/** The tests of a version. */
export const formTestsSchema = v.pipe(
  v.array(formTestSchema),
  v.maxLength(maxTests),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
);
