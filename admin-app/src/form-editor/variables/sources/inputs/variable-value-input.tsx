import { scalarsOf, type ConditionScalar } from '@form-builder/core/conditions/condition-value.ts';
import { variableField } from '@form-builder/core/form/variables/variable-field.ts';
import { useLingui } from '@lingui/react/macro';
import { AnswerInput } from '../../../logic/operand-inputs.tsx';
import type { SourceInputProps } from '../source-input.ts';

/** The input of a constant, by the kind of the variable. */
export function VariableValueInput({ variable, value, isReadOnly, change }: SourceInputProps) {
  const { t } = useLingui();
  return (
    <AnswerInput
      label={t`Waarde`}
      target={variableField(variable)}
      value={isScalar(value) ? value : null}
      isReadOnly={isReadOnly}
      change={(next) => change(scalarsOf(next)[0] ?? null)}
    />
  );
}

const isScalar = (value: unknown): value is ConditionScalar =>
  ['string', 'number', 'boolean'].includes(typeof value);
