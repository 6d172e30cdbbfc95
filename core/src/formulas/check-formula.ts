import { parseNumber } from './values/arithmetic.ts';
import { parseDate } from './values/date-text.ts';
import { toDuration } from './values/duration.ts';
import { FormulaError } from './values/formula-value.ts';
import { parameterAt } from './parameter-at.ts';
import type { FormulaFunction, FormulaType } from './formula-function.ts';
import type { FormulaIssue } from './syntax/formula-issue.ts';
import { formulaFunctions } from './functions/registry.ts';
import type { BinaryNode, CallNode, FormulaNode, ReferenceNode } from './syntax/syntax-tree.ts';

export interface CheckedFormula {
  readonly type: FormulaType;
  readonly issues: readonly FormulaIssue[];
}

/** The type of a referenced field; `undefined` when it does not exist. */
export type TypeOfReference = (reference: ReferenceNode) => FormulaType | undefined;

/** Checks arguments, references and types without evaluating; reports all findings in text order. */
export function checkFormula(node: FormulaNode, typeOf: TypeOfReference): CheckedFormula {
  const issues: FormulaIssue[] = [];
  const type = new Checker(typeOf, issues).typeOf(node);
  return { type, issues: issues.sort((a, b) => a.from - b.from) };
}

/** The types that each expected type accepts without conversion. */
const accepted: Readonly<Record<FormulaType, readonly FormulaType[]>> = {
  number: ['number', 'boolean', 'any'],
  text: ['text', 'number', 'boolean', 'date', 'datetime', 'time', 'duration', 'any'],
  boolean: ['boolean', 'number', 'any'],
  date: ['date', 'datetime', 'any'],
  datetime: ['date', 'datetime', 'any'],
  time: ['time', 'any'],
  duration: ['duration', 'time', 'any'],
  list: ['list', 'any'],
  any: ['number', 'text', 'boolean', 'date', 'datetime', 'time', 'duration', 'list', 'any'],
};

class Checker {
  private readonly reference: TypeOfReference;
  private readonly issues: FormulaIssue[];

  constructor(reference: TypeOfReference, issues: FormulaIssue[]) {
    this.reference = reference;
    this.issues = issues;
  }

  typeOf(node: FormulaNode): FormulaType {
    if (node.kind === 'reference') return this.referenceType(node);
    if (node.kind === 'call') return this.call(node);
    if (node.kind === 'binary') return this.binary(node);
    if (node.kind !== 'negate') return node.kind;
    this.expect(node.operand, 'number');
    return 'number';
  }

  private referenceType(node: ReferenceNode): FormulaType {
    const type = this.reference(node);
    if (type !== undefined) return type;
    this.issues.push({
      code: 'unknown_reference',
      from: node.from,
      to: node.to,
      params: { reference: node.path.join('.') },
    });
    return 'any';
  }

  private call(node: CallNode): FormulaType {
    const definition: FormulaFunction = formulaFunctions[node.name];
    this.checkCount(node, definition);
    node.args.forEach((arg, index) => {
      const wanted = parameterAt(definition, index);
      if (wanted === undefined || wanted.type === 'any') this.typeOf(arg);
      else if (wanted.type === 'reference') this.expectReference(arg);
      else this.expect(arg, wanted.type);
    });
    return definition.returns;
  }

  private checkCount({ name, args, from, to }: CallNode, definition: FormulaFunction): void {
    const min = definition.parameters.filter(({ isOptional }) => isOptional !== true).length;
    const max = definition.repeating === undefined ? definition.parameters.length : Infinity;
    if (args.length < min) {
      this.issues.push({ code: 'too_few_arguments', from, to, params: { name, count: min } });
    } else if (args.length > max) {
      this.issues.push({ code: 'too_many_arguments', from, to, params: { name, count: max } });
    }
  }

  private expectReference(node: FormulaNode): void {
    if (node.kind === 'reference') this.referenceType(node);
    else this.wrongType(node, 'field', this.typeOf(node));
  }

  private expect(node: FormulaNode, wanted: FormulaType): void {
    this.compare(node, this.typeOf(node), wanted);
  }

  /** Reports a type that does not match the expected one. */
  private compare(node: FormulaNode, found: FormulaType, wanted: FormulaType): void {
    if (accepted[wanted].includes(found) || readsAs(node, wanted)) return;
    this.wrongType(node, wanted, found);
  }

  private wrongType({ from, to }: FormulaNode, wanted: string, found: FormulaType): void {
    this.issues.push({ code: 'wrong_type', from, to, params: { wanted, found } });
  }

  private binary(node: BinaryNode): FormulaType {
    if (node.operator === '&') {
      this.expect(node.left, 'text');
      this.expect(node.right, 'text');
      return 'text';
    }
    if (node.operator === '+' || node.operator === '-') return this.sum(node);
    if (node.operator === '*' || node.operator === '/' || node.operator === '^') {
      this.expect(node.left, 'number');
      this.expect(node.right, 'number');
      return 'number';
    }
    const left = this.typeOf(node.left);
    const right = this.typeOf(node.right);
    if (left === 'duration') this.compare(node.right, right, 'duration');
    else if (right === 'duration') this.compare(node.left, left, 'duration');
    return 'boolean';
  }

  /** Numbers, a date moved by days, the days between two dates, or with durations. */
  private sum(node: BinaryNode): FormulaType {
    // Determines the type of each side once: a long sum would otherwise take exponential time.
    const left = this.typeOf(node.left);
    const right = this.typeOf(node.right);
    const [wantedLeft, wantedRight, result] = sumTypes(left, right, node.operator === '-');
    this.compare(node.left, left, wantedLeft);
    this.compare(node.right, right, wantedRight);
    return result;
  }
}

/** The required types of both sides of a sum, and the result type. */
type SumTypes = readonly [left: FormulaType, right: FormulaType, result: FormulaType];

function sumTypes(left: FormulaType, right: FormulaType, isMinus: boolean): SumTypes {
  if (left === 'time' || left === 'duration' || right === 'duration') {
    return durationTypes(left, right, isMinus);
  }
  if (isDay(left) || isDay(right)) return dayTypes(left, right, isMinus);
  const isOpen = left === 'any' || right === 'any';
  return ['number', 'number', isOpen ? 'any' : 'number'];
}

/** Days moved by a number of days, or subtracted. */
function dayTypes(left: FormulaType, right: FormulaType, isMinus: boolean): SumTypes {
  if (!isDay(left)) return isMinus ? ['number', 'number', 'any'] : ['number', right, right];
  if (!isDay(right) || !isMinus) return [left, 'number', left];
  return [left, right, left === 'datetime' && right === left ? 'duration' : 'number'];
}

const isDay = (type: FormulaType) => type === 'date' || type === 'datetime';

/** Moments and times moved by a duration, times subtracted, durations added up. */
function durationTypes(left: FormulaType, right: FormulaType, isMinus: boolean): SumTypes {
  if (isDay(left)) return [left, 'duration', 'datetime'];
  if (isDay(right) && !isMinus) return ['duration', right, 'datetime'];
  if (left === 'time' && isMinus && right !== 'duration') return ['time', 'time', 'duration'];
  if (left === 'time' || left === 'any') return [left, 'duration', left];
  return ['duration', 'duration', 'duration'];
}

/** Whether a literal text contains a number or a date, and can be used as one. */
function readsAs(node: FormulaNode, wanted: FormulaType): boolean {
  if (node.kind !== 'text') return false;
  if (wanted === 'number') return parseNumber(node.text.trim()) !== undefined;
  if (wanted === 'duration') return !(toDuration(node.text) instanceof FormulaError);
  return wanted === 'date' && parseDate(node.text) !== undefined;
}
