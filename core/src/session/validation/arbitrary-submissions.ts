import fc from 'fast-check';
import type { AnyDefinition, FieldTypeName } from '../../field-types/field-types.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import { createField } from '../../form/create-field.ts';
import { arbitraryForm } from '../../form/arbitrary/arbitrary-form.ts';
import { buildForm } from '../../form/build-form.ts';
import type { Field, FormDefinition } from '../../form/form-definition.ts';
import { iterateFields } from '../../form/iterate-fields.ts';
import { formulaEngine } from '../formulas/formula-engine.ts';
import { compile } from '../compile.ts';
import { createClock } from '../../runtime/create-clock.ts';
import { validateSubmission } from './validate-submission.ts';

/** A form, a request body and a time: everything that determines the result. */
export interface SubmissionCase {
  readonly form: FormDefinition;
  /** JSON as sent: `__proto__` is an ordinary member. */
  readonly body: string;
  /** ISO 8601 in UTC; the form's day is the one in the Netherlands. */
  readonly at: string;
}

/** The result byte for byte, as the server would store or return it. */
export function resultText({ form, body, at }: SubmissionCase): string {
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  return JSON.stringify(
    validateSubmission(
      program,
      JSON.parse(body),
      createClock(() => Date.parse(at)),
    ),
  );
}

/** Around midnight, daylight saving changes and a leap day. */
const moments = fc.constantFrom(
  '2026-11-20T12:00:00Z',
  '2026-03-28T23:30:00Z',
  '2026-03-29T00:59:59Z',
  '2026-10-24T22:30:00Z',
  '2026-10-25T00:30:00Z',
  '2024-02-28T23:00:00Z',
);

/** Answers that some type accepts, and nearly valid ones. */
const samples: readonly unknown[] = [
  ...['a', ' ', 'é', 'e\u0301', 'İstanbul', 'straße', '\uD800', 'a\u0000b', '👩‍👩‍👧', '12,5'],
  ...['a@voorbeeld.nl', '@b.nl', 'https://voorbeeld.nl/a?b#c', '0612345678', '+31 6 12345678'],
  ...['1234 AB', '1234SA', 'NL91ABNA0417164300', 'NL91 ABNA 0417 1643 01', '111222333', '69599084'],
  ...['2026-03-29', '2026-02-29', '2024-02-29', '02:30', '24:00', '2026-10-25 02:30', 'o1'],
  ...[0, -0, 0.1, 0.30000000000000004, 1.005, 1e21, 2 ** 53, -12.345, true, false, null],
  ...[['o1'], ['o1', 'o1'], [], [{ id: 'o1', label: 'Een' }], { id: 'o1', label: 'Een' }],
  ...[[{ name: 'a.pdf', mime_type: 'application/pdf', size: 12, key: 'k' }], { lat: 52, lng: 5 }],
];
const anything = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...samples) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const options = [{ id: 'o1', label: 'Een' }];
const fieldOf = (type: FieldTypeName): Field => {
  const field = createField(type, { id: type, shortId: type.replaceAll('-', ''), label: type });
  return 'options' in field ? { ...field, options } : field;
};

/** A form with some of these types, each with an answer or none. */
const ofTypes = (types: readonly FieldTypeName[]) =>
  fc
    .uniqueArray(fc.constantFrom(...types.map(fieldOf)), { minLength: 1, maxLength: 6 })
    .chain((fields) => casesOf(buildForm(...fields)));

/** A form with rules, rows and formulas, and answers to its fields, in rows or not. */
const ofRules = arbitraryForm.chain(casesOf);

function casesOf(form: FormDefinition): fc.Arbitrary<SubmissionCase> {
  const fields = [...iterateFields(form.pages)].map(({ field }) => field);
  return fc.record({ form: fc.constant(form), body: bodyFor(fields), at: moments });
}

/** Mostly valid answers, in rows or not; some to unknown fields. */
function bodyFor(fields: readonly Field[]): fc.Arbitrary<string> {
  const fitting = fields.flatMap((field) => {
    const answers = samples.filter((sample) => isTaken(sample, field));
    return answers.length > 0 ? [fc.tuple(fc.constant(field.id), fc.constantFrom(...answers))] : [];
  });
  const ids = fields.map(({ id }) => id);
  const stray = fc.tuple(fc.constantFrom(...ids, 'gone', '__proto__', 'constructor'), anything);
  const members = fc.uniqueArray(
    fc.oneof(...fitting.map((arbitrary) => ({ weight: 8, arbitrary })), stray),
    { maxLength: 8, selector: ([id]) => id },
  );
  const repeating = fields.filter(({ type }) => fieldTypes[type].valueKind === 'rows');
  if (repeating.length === 0) return members.map(asSent);
  const rows = fc.tuple(
    fc.constantFrom(...repeating.map(({ id }) => id)),
    fc.array(members.map(Object.fromEntries), { maxLength: 3 }),
  );
  return fc.tuple(members, rows).map(([own, row]) => asSent([...own, row]));
}

function isTaken(answer: unknown, field: Field): boolean {
  const definition: AnyDefinition = fieldTypes[field.type];
  return definition.role === 'input' && definition.parse(answer, field) !== undefined;
}

function asSent(entries: readonly (readonly [string, unknown])[]): string {
  const members = entries.map(([id, value]) => `${JSON.stringify(id)}:${JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}

/** Which cases to draw. */
export interface Draw {
  readonly runs: number;
  readonly seed: number;
  /** The types to generate; with other types the same seed gives other cases. */
  readonly types: readonly FieldTypeName[];
}

/** The same cases in every environment: to compare engines. */
export const drawCases = ({ runs, seed, types }: Draw): readonly SubmissionCase[] =>
  fc.sample(fc.oneof(ofTypes(types), ofRules), { numRuns: runs, seed });
