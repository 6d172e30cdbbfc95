import type { ValidationContext } from '../../../field-types/field-type.ts';
import type { AnswerValue } from '../../../field-types/field-types.ts';
import type { CheckedField, CheckedForm } from '../../checked-form.ts';
import { createFinding } from '../../finding.ts';
import type { Finding } from '../../finding.ts';
import { candidatesFor } from '../../fields/candidate-answers.ts';
import { limitRanges } from '../../fields/limit-ranges.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingsOf, settingValue } from '../../fields/setting-values.ts';

/** Checks that limits allow an answer, and that the prefill is within them. */
export const checkLimits: Check = function* (form) {
  for (const one of form.fields) {
    const reversed = [...reversedRanges(one)];
    yield* reversed;
    if (reversed.length === 0) yield* impossible(form, one);
    yield* refusedPrefill(form, one);
  }
};

function* reversedRanges(one: CheckedField): Generator<Finding> {
  for (const [least, most] of limitRanges) {
    const min = settingValue(one.field, { name: least, at: 'custom_properties' });
    const max = settingValue(one.field, { name: most, at: 'custom_properties' });
    if (!isAbove(min, max)) continue;
    const params = { ...nameOf(one), min: String(min), max: String(max) };
    yield createFinding('range_reversed', { field_id: one.field.id, setting: least }, params);
  }
}

/**
 * Validates a field as if all others were empty, so that limits from other answers do not apply.
 */
const alone = ({ program, context }: CheckedForm): ValidationContext => ({
  clock: context.clock,
  isRequired: false,
  matchesPattern: program.matchesPattern,
  findField: () => undefined,
});

/** Compares numbers by value; and days, times and date-times as texts, which sort in time order. */
function isAbove(min: unknown, max: unknown): boolean {
  if (typeof min === 'number' && typeof max === 'number') return min > max;
  return typeof min === 'string' && typeof max === 'string' && max !== '' && min > max;
}

function* impossible(form: CheckedForm, one: CheckedField): Generator<Finding> {
  const { field, program } = one;
  const { definition } = program;
  if (definition.role !== 'input' || !definition.validateable || definition.computation) return;
  const candidates = candidatesFor(one, form.context.clock.today());
  if (candidates.length === 0) return;
  const fits = (answer: AnswerValue) =>
    answer !== null && definition.validate(answer, field, alone(form)).length === 0;
  if (!candidates.some(fits)) {
    yield createFinding('no_answer_fits', { field_id: field.id }, nameOf(one));
  }
}

function* refusedPrefill(form: CheckedForm, one: CheckedField): Generator<Finding> {
  const { field, program } = one;
  const { definition } = program;
  if (definition.role !== 'input' || !definition.validateable || definition.computation) return;
  const start = definition.initialValue(field, form.context);
  if (start === null || definition.isEmpty(start)) return;
  if (definition.validate(start, field, alone(form)).length === 0) return;
  const part = settingsOf(field, definition).find(({ part }) => part.name === 'prefill')?.part;
  const path = part ? { field_id: field.id, setting: part.name } : { field_id: field.id };
  yield createFinding('prefill_refused', path, nameOf(one));
}
