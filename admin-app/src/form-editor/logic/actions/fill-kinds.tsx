import { isNoValue } from '@form-builder/core/conditions/condition-value.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { isFormulaOperand } from '@form-builder/core/logic/actions/set-value/is-formula-operand.ts';
import type { SetValueAction } from '@form-builder/core/logic/actions/set-value/set-value-action.ts';
import { fitValue } from '@form-builder/core/session/program/fit-value.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormulaInput } from '../../formulas/formula-input.tsx';
import { findDefinition } from '../../../field-types/find-definition.ts';
import { AnswerInput } from '../operand-inputs.tsx';

type FillValue = SetValueAction['value'];

interface FillInputProps {
  /** The first field to fill in; the others get the same value. */
  readonly field: Field;
  readonly value: FillValue;
  readonly isReadOnly: boolean;
  readonly change: (value: FillValue) => void;
}

interface FillKind {
  readonly name: MessageDescriptor;
  readonly start: FillValue;
  readonly Input: (props: FillInputProps) => ReactNode;
}

type FillName = 'constant' | 'formula';

/** A kind of value with which a rule can fill in fields. */
export const fillKinds: Readonly<Record<FillName, FillKind>> = {
  constant: { name: msg`Een vaste waarde`, start: null, Input: ConstantInput },
  formula: {
    name: msg`De uitkomst van een formule`,
    start: { formula: '' },
    Input: OperandFormulaInput,
  },
};

// The keys of the record are the kinds; Object.keys widens them to strings.
export const fillNames = Object.keys(fillKinds) as readonly FillName[];

/** Returns the kind of value of a stored action. */
export const fillKindOf = (value: FillValue): FillName =>
  isFormulaOperand(value) ? 'formula' : 'constant';

/** An answer, entered in the control of the field. */
function ConstantInput({ field, value, isReadOnly, change }: FillInputProps) {
  const constant = isFormulaOperand(value) ? null : value;
  const definition = findDefinition(field);
  const isUnfit = !isNoValue(constant) && fitValue(constant, { field, definition }) === undefined;
  return (
    <>
      <AnswerInput target={field} value={constant} isReadOnly={isReadOnly} change={change} />
      {isUnfit && (
        <Text size="xs" c="red" role="status">
          <Trans>Deze waarde past niet bij het veld.</Trans>
        </Text>
      )}
    </>
  );
}

function OperandFormulaInput({ field, value, isReadOnly, change }: FillInputProps) {
  const { t } = useLingui();
  return (
    <FormulaInput
      label={t`Formule`}
      size="xs"
      ownerId={field.id}
      value={isFormulaOperand(value) ? value.formula : ''}
      isReadOnly={isReadOnly}
      change={(formula) => change({ formula })}
    />
  );
}
