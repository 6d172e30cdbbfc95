import { goUp } from '../program/compile-condition-group.ts';
import type { ReadableInstance } from '../program/readable-cell.ts';
import type { AnswerValue } from '../../field-types/field-types.ts';
import type { ReferencePath } from '../program/program-field.ts';
import type { CompiledFormula, Reading } from '../../formulas/formula-function.ts';
import type { FormulaPlace } from './formula-place.ts';
import {
  FormulaError,
  isList,
  type FormulaValue,
  type ScalarValue,
} from '../../formulas/values/formula-value.ts';
import { toText } from '../../formulas/values/coerce.ts';
import { readAnswer, readLabel, readMember, readScore } from '../../formulas/read-answer.ts';

/** Reads the answers of a reference: one, or those of a column in row order. */
export function readReference(reach: ReferencePath): CompiledFormula<FormulaPlace> {
  if (reach.kind === 'rows') return readWith(reach, rowNumbers);
  return readWith(reach, (answer) => readAnswer(answer, reach.kind));
}

/** The readers of a field's properties besides its answer, by name. */
export const readings: Readonly<
  Record<
    Reading,
    (reach: ReferencePath, detail: CompiledFormula<FormulaPlace>) => CompiledFormula<FormulaPlace>
  >
> = {
  label: readReferenceLabel,
  score: (reach) => readWith(reach, (answer) => readScore(answer, reach.field)),
  member: (reach, detail) => (place) => {
    const name = toText(detail(place));
    if (name instanceof FormulaError) return name;
    return readWith(reach, (answer) => readMember(answer, name))(place);
  },
};

function readReferenceLabel(reach: ReferencePath): CompiledFormula<FormulaPlace> {
  if (reach.kind === 'rows') return readWith(reach, rowNumbers);
  if (reach.kind === 'boolean')
    return readWith(reach, (_answer, instance, fieldIndex) =>
      readAnswer(instance.cellAt(fieldIndex).shown, 'boolean'),
    );
  return readWith(reach, (answer) => readLabel(answer, reach.kind, reach.field));
}

type Convert = (
  answer: AnswerValue,
  instance: ReadableInstance,
  fieldIndex: number,
) => FormulaValue;

function readWith(reach: ReferencePath, convert: Convert): CompiledFormula<FormulaPlace> {
  if (reach.isWaiting) return () => FormulaError.cycle;
  const { scopesUp, columns, fieldIndex, readsHidden } = reach;
  const read = (instance: ReadableInstance): FormulaValue => {
    const answers = readsHidden ? instance.typed : instance.answers;
    return convert(answers[fieldIndex] ?? null, instance, fieldIndex);
  };
  if (columns.length === 0) return ({ instance }) => read(goUp(instance, scopesUp));
  return ({ instance }) => readColumn(goUp(instance, scopesUp), columns, 0, read);
}

function readColumn(
  instance: ReadableInstance,
  columns: ReferencePath['columns'],
  depth: number,
  read: (instance: ReadableInstance) => FormulaValue,
): readonly ScalarValue[] {
  const column = columns[depth];
  if (!column) return toItems(read(instance));
  const collection = instance.cellAt(column.fieldIndex);
  if (!column.readsHidden && !collection.areRowsShown) return [];
  return collection.rows.flatMap((row) => readColumn(row.instance, columns, depth + 1, read));
}

const toItems = (value: FormulaValue): readonly ScalarValue[] => (isList(value) ? value : [value]);

/** A repeating field itself is read as its row numbers, from 1. */
const rowNumbers: Convert = (answer, instance, fieldIndex) =>
  answer === null ? [] : instance.cellAt(fieldIndex).rows.map((_row, index) => index + 1);
