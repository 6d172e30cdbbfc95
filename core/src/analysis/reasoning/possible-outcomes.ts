import type { AnswerValue } from '../../field-types/field-types.ts';
import type { ProgramField } from '../../session/program/program-field.ts';
import { anyClock, outcomeOf, type FieldTest, type Outcome } from './domains/domain.ts';
import { domains } from './domains/registry.ts';

/** Returns the possible outcomes of tests of a field's answer, given its rules and settings. */
export function possibleOutcomes(
  target: ProgramField,
  tests: readonly FieldTest[],
  isNeverVisible: boolean,
): readonly Outcome[] {
  if (isNeverVisible) return [outcomeOf(tests, null)];
  const fixed = fixedAnswer(target);
  if (fixed === undefined) return domains[target.definition.valueKind](tests, target.field);
  return [null, fixed].map((answer) => outcomeOf(tests, answer));
}

/** Returns the answer that a field always has while it is shown; `undefined` when it can change. */
function fixedAnswer({
  definition,
  field,
  isFixed,
  findFilling,
}: ProgramField): AnswerValue | undefined {
  if (!isFixed || findFilling || definition.role !== 'input' || definition.computation)
    return undefined;
  const [early, late] = ['2000-01-01', '2100-01-01'].map((today) =>
    definition.initialValue(field, { clock: { ...anyClock, today: () => today } }),
  );
  if (early === undefined || early !== late) return undefined;
  return definition.isEmpty(early) ? null : early;
}
