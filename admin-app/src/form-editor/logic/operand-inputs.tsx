import type { Operator } from '@form-builder/core/conditions/operator.ts';
import type { ValueKind } from '@form-builder/core/field-types/value-kind.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import {
  scalarsOf,
  type ConditionValue,
  type OperandKind,
} from '@form-builder/core/conditions/condition-value.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface OperandInputProps {
  /** The field whose answer is tested or filled in. */
  readonly target: Field;
  /** Shown above the input when it stands alone. */
  readonly label?: string;
  readonly value: ConditionValue;
  readonly isReadOnly: boolean;
  readonly change: (value: ConditionValue) => void;
}
type OperandInput = (props: OperandInputProps) => ReactNode;

/** The control for an answer of a field. */
export function AnswerInput(props: OperandInputProps) {
  const Input = answerInputs[fieldTypes[props.target.type].valueKind];
  return <Input {...props} />;
}

/** The control for what a condition compares with, by the operator's operand and the kind of answer. */
export function Operand({ operator, ...props }: OperandInputProps & { operator: Operator }) {
  const isCount = operator.looksAt === 'length';
  const Input = isCount ? NumberOperand : operandInputs[operator.operand];
  return <Input {...props} />;
}

const operandInputs: Readonly<Record<OperandKind, OperandInput>> = {
  none: () => null,
  one: (props) => {
    const Input = valueInputs[fieldTypes[props.target.type].valueKind];
    return <Input {...props} />;
  },
  list: ListOperand,
};

const valueInputs: Readonly<Record<ValueKind, OperandInput>> = {
  text: TextOperand,
  presence: TextOperand,
  number: NumberOperand,
  rows: NumberOperand,
  date: (props) => <TypedOperand {...props} type="date" />,
  time: (props) => <TypedOperand {...props} type="time" />,
  datetime: (props) => <TypedOperand {...props} type="datetime-local" />,
  boolean: BooleanOperand,
  formula: TextOperand,
  item: TextOperand,
  items: TextOperand,
  choice: OptionOperand,
  choices: OptionOperand,
  none: () => null,
};

/** A condition compares with one option; an answer can contain several. */
const answerInputs: typeof valueInputs = { ...valueInputs, choices: ListOperand };

function TextOperand(props: OperandInputProps) {
  return <TypedOperand {...props} type="text" />;
}

function TypedOperand({
  type,
  label,
  value,
  isReadOnly,
  change,
}: OperandInputProps & { type: string }) {
  const { t } = useLingui();
  return (
    <TextInput
      type={type}
      size={label ? 'sm' : 'xs'}
      label={label}
      aria-label={label ? undefined : t`Waarde`}
      placeholder={t`Waarde`}
      readOnly={isReadOnly}
      value={value === null ? '' : String(value)}
      onChange={(event) => change(event.currentTarget.value || null)}
    />
  );
}

function NumberOperand({ label, value, isReadOnly, change }: OperandInputProps) {
  const { t } = useLingui();
  return (
    <NumberInput
      size={label ? 'sm' : 'xs'}
      label={label}
      aria-label={label ? undefined : t`Waarde`}
      placeholder={t`Waarde`}
      readOnly={isReadOnly}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      value={typeof value === 'number' ? value : ''}
      onChange={(entered) => change(typeof entered === 'number' ? entered : null)}
    />
  );
}

function BooleanOperand({ label, value, isReadOnly, change }: OperandInputProps) {
  const { t } = useLingui();
  return (
    <Select
      size={label ? 'sm' : 'xs'}
      label={label}
      aria-label={label ? undefined : t`Waarde`}
      placeholder={t`Kies ja of nee`}
      readOnly={isReadOnly}
      allowDeselect={false}
      data={[
        { value: 'true', label: t`Ja` },
        { value: 'false', label: t`Nee` },
      ]}
      value={typeof value === 'boolean' ? String(value) : null}
      onChange={(chosen) => change(chosen === 'true')}
    />
  );
}

function OptionOperand({ target, label, value, isReadOnly, change }: OperandInputProps) {
  const { t } = useLingui();
  const options = target.options ?? [];
  return (
    <Select
      size={label ? 'sm' : 'xs'}
      label={label}
      aria-label={label ? undefined : t`Waarde`}
      placeholder={t`Maak een keuze`}
      readOnly={isReadOnly}
      allowDeselect={false}
      searchable={options.length > 8}
      data={options.map(({ id, label }) => ({ value: id, label: label || '…' }))}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  );
}

/** An input for several values: options by their label, or values typed one by one. */
function ListOperand({ target, label, value, isReadOnly, change }: OperandInputProps) {
  const { t } = useLingui();
  const { options } = target;
  const shared = {
    size: label ? 'sm' : 'xs',
    label,
    'aria-label': label ? undefined : t`Waarden`,
    placeholder: t`Waarden`,
    readOnly: isReadOnly,
    value: scalarsOf(value).map(String),
    onChange: change,
  } as const;
  return options ? (
    <MultiSelect
      {...shared}
      data={options.map(({ id, label }) => ({ value: id, label: label || '…' }))}
    />
  ) : (
    <TagsInput {...shared} />
  );
}
