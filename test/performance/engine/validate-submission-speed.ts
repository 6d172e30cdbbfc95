import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import { microsecondsOf } from './measure-time.ts';

const options = [
  { id: 'yes', label: 'Ja' },
  { id: 'no', label: 'Nee' },
];
const shownByYes = {
  is_hidden: true,
  logic: [buildRule(['show', 'required'], buildCondition('select0', 'equal', 'yes'))],
};

/** `count` fields of one kind, named `text0`, `text1`, … */
const several = (count: number, build: (at: number) => Field): readonly Field[] =>
  Array.from({ length: count }, (_, at) => build(at));

const fields: readonly Field[] = [
  ...several(3, (at) => buildField('select', `select${at}`, { options, is_required: true })),
  ...several(8, (at) => buildField('text', `text${at}`, { is_required: true })),
  ...several(4, (at) => buildField('number', `number${at}`, shownByYes)),
  ...several(4, (at) => buildField('date', `date${at}`, shownByYes)),
  ...several(3, (at) => buildField('email', `email${at}`)),
  ...several(3, (at) => buildField('postcode', `postcode${at}`)),
  ...several(3, (at) => buildField('checkbox', `checkbox${at}`)),
  ...several(2, (at) =>
    buildField('formula', `formula${at}`, {
      custom_properties: { formula: '({number00000} + {number10000}) * 1.21' },
    }),
  ),
];

const values: Readonly<Record<string, unknown>> = {
  select: 'yes',
  text: 'Een antwoord',
  number: 12.5,
  date: '2026-11-20',
  email: 'noor@example.nl',
  postcode: '1234 AB',
  checkbox: true,
};

/** Microseconds to validate one valid submission of a 30-field form, on one core. */
export function measureValidateSubmission(): number {
  const clock = buildClock();
  const program = compile(buildForm(...fields), fieldTypes, { formulas: formulaEngine });
  const answers = Object.fromEntries(
    fields.flatMap(({ id, type }) => (type in values ? [[id, values[type]]] : [])),
  );
  const result = validateSubmission(program, answers, clock);
  if (!result.ok) throw new Error(`The submission is refused: ${JSON.stringify(result)}`);
  return microsecondsOf(() => validateSubmission(program, answers, clock));
}
