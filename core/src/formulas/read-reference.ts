import type { AnswerValue } from '../field-types/field-types.ts';
import type { CellNode } from '../session/cell-node.ts';
import type { ReferenceReach } from '../session/formula-engine.ts';
import type { Instance } from '../session/instance.ts';
import type { CompiledFormula } from './formula-function.ts';
import type { FormulaPlace } from './formula-place.ts';
import { FormulaError, isList, type FormulaValue, type ScalarValue } from './formula-value.ts';
import { readAnswer, readLabel } from './read-answer.ts';

/** Reads the answers that a reference names: one, or those of a column in row order. */
export function readReference(reach: ReferenceReach): CompiledFormula<FormulaPlace> {
  if (reach.kind === 'rows') return readWith(reach, rowNumbers);
  return readWith(reach, (answer) => readAnswer(answer, reach.kind));
}

/** Reads the labels of the options chosen. */
export function readReferenceLabel(reach: ReferenceReach): CompiledFormula<FormulaPlace> {
  return readWith(reach, (answer) => readLabel(answer, reach.kind, reach.field));
}

type Convert = (answer: AnswerValue, cell: CellNode) => FormulaValue;

function readWith(reach: ReferenceReach, convert: Convert): CompiledFormula<FormulaPlace> {
  if (reach.isWaiting) return () => FormulaError.cycle;
  const { hops, columns, local, isRaw } = reach;
  const read = (instance: Instance): FormulaValue => {
    const cell = instance.cells[local];
    return cell ? convert(isRaw ? cell.typed : cell.answer, cell) : null;
  };
  if (columns.length === 0) return ({ instance }) => read(goUp(instance, hops));
  return ({ instance }) => readColumn(goUp(instance, hops), columns, 0, read);
}

function goUp(instance: Instance, hops: number): Instance {
  let place = instance;
  for (let hop = hops; hop > 0 && place.parent; hop -= 1) place = place.parent;
  return place;
}

function readColumn(
  instance: Instance,
  columns: ReferenceReach['columns'],
  depth: number,
  read: (instance: Instance) => FormulaValue,
): readonly ScalarValue[] {
  const column = columns[depth];
  if (!column) return toItems(read(instance));
  const collection = instance.cells[column.local];
  if (!collection || (!column.isRaw && collection.answer === null)) return [];
  return collection.rows.flatMap((row) => readColumn(row.instance, columns, depth + 1, read));
}

const toItems = (value: FormulaValue): readonly ScalarValue[] => (isList(value) ? value : [value]);

/** A repeating field itself reads as its rows, numbered from 1. */
const rowNumbers: Convert = (answer, { rows }) =>
  answer === null ? [] : rows.map((_row, index) => index + 1);
