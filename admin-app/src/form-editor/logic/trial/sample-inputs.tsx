import { describeAnswer } from '@form-builder/core/descriptions/describe-answer.ts';
import type { Wording } from '@form-builder/core/descriptions/field-names.ts';
import type { AnswerValue } from '@form-builder/core/field-types/field-types.ts';
import { isComputed } from '@form-builder/core/field-types/is-computed.ts';
import type { ValueKind } from '@form-builder/core/field-types/value-kind.ts';
import {
  answerAtRandom,
  isAnswerable,
} from '@form-builder/core/random-answers/answer-at-random.ts';
import { Random } from '@form-builder/core/runtime/random.ts';
import { isNoValue, type ConditionValue } from '@form-builder/core/conditions/condition-value.ts';
import type { SessionCell } from '@form-builder/core/session/cells/session-cell.ts';
import { fitValue } from '@form-builder/core/session/program/fit-value.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AnswerInput } from '../operand-inputs.tsx';

interface SampleInputProps {
  readonly session: Session;
  /** A field or variable that the rule reads. */
  readonly cell: SessionCell;
  readonly label: string;
  readonly wording: Wording;
  /** Called after the session has another answer. */
  readonly onChange: (cell: SessionCell) => void;
}
type SampleControl = (props: SampleInputProps) => ReactNode;

/** The control for a sample value, by the kind of answer; what is computed is only shown. */
export function SampleInput(props: SampleInputProps) {
  const { definition } = props.cell;
  const Input = isComputed(definition) ? ShownValue : controls[definition.valueKind];
  return <Input {...props} />;
}

const controls: Readonly<Record<ValueKind, SampleControl>> = {
  text: EnteredValue,
  number: EnteredValue,
  date: EnteredValue,
  time: EnteredValue,
  datetime: EnteredValue,
  boolean: EnteredValue,
  choice: EnteredValue,
  choices: EnteredValue,
  rows: RowCount,
  presence: InventedValue,
  item: InventedValue,
  items: InventedValue,
  formula: ShownValue,
  none: ShownValue,
};

function EnteredValue({ session, cell, label, onChange }: SampleInputProps) {
  const { field, definition } = cell;
  const change = (value: ConditionValue) => {
    const answer = isNoValue(value) ? emptyOf(cell) : fitValue(value, { field, definition });
    // What does not fit the field, such as half a date, is not an answer yet.
    if (answer === undefined) return;
    session.set(cell, answer);
    onChange(cell);
  };
  return (
    <AnswerInput
      target={field}
      label={label}
      value={valueOf(cell.value)}
      isReadOnly={false}
      change={change}
    />
  );
}

const emptyOf = ({ definition }: SessionCell): AnswerValue =>
  definition.role === 'input' ? definition.emptyValue : null;

/** Several answers are the ids of options. */
function valueOf(value: AnswerValue): ConditionValue {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return typeof value === 'object' ? null : value;
}

/** The number of rows of a repeating field. */
function RowCount({ session, cell, label, onChange }: SampleInputProps) {
  const change = (count: number) => {
    while (cell.rows.length < count && session.addRow(cell));
    for (const row of cell.rows.slice(count)) session.removeRow(cell, row.key);
    onChange(cell);
  };
  return (
    <NumberInput
      size="sm"
      label={label}
      min={0}
      max={maxRows}
      allowDecimal={false}
      value={cell.rows.length}
      onChange={(count) => typeof count === 'number' && change(Math.min(count, maxRows))}
    />
  );
}

/** More rows are tried in the try-out itself. */
const maxRows = 50;

/** An answer with several parts: empty, or an invented one. */
function InventedValue(props: SampleInputProps) {
  const { session, cell, label, onChange } = props;
  const { t } = useLingui();
  if (!isAnswerable(cell)) return <ShownValue {...props} />;
  const isFilled = cell.answer !== null || cell.typed !== null;
  const change = (chosen: string | null) => {
    const invented = () => answerAtRandom(cell, session.clock, new Random(seed));
    session.set(cell, chosen === 'filled' ? invented() : emptyOf(cell));
    onChange(cell);
  };
  return (
    <Select
      size="sm"
      label={label}
      allowDeselect={false}
      data={[
        { value: 'filled', label: t`Ingevuld` },
        { value: 'empty', label: t`Niet ingevuld` },
      ]}
      value={isFilled ? 'filled' : 'empty'}
      onChange={change}
    />
  );
}

/** Equal in every trial. */
const seed = 20;

function ShownValue({ cell, label, wording }: SampleInputProps) {
  const value = describeAnswer(cell.value, cell.field, wording);
  const canBeComputed = isComputed(cell.definition);
  return (
    <Text size="sm">
      {canBeComputed ? (
        <Trans>
          {label}: {value} (wordt berekend)
        </Trans>
      ) : (
        <Trans>
          {label}: {value}. Vul dit in bij Uitproberen.
        </Trans>
      )}
    </Text>
  );
}
