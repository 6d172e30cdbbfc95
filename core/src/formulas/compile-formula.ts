import {
  add,
  divide,
  multiply,
  negate,
  parseNumber,
  raise,
  subtract,
} from './values/arithmetic.ts';
import { compareValues } from './values/compare-values.ts';
import { toNumber, toText } from './values/coerce.ts';
import { dateResult } from './values/date-result.ts';
import type {
  CompiledFormula,
  EagerFunction,
  FormulaEnvironment,
  Reading,
} from './formula-function.ts';
import {
  DateValue,
  FormulaError,
  type FormulaValue,
  type NumberValue,
} from './values/formula-value.ts';
import { addDurations } from './values/duration.ts';
import { formulaFunctions } from './functions/registry.ts';
import { limitText } from './values/limit-text.ts';
import type {
  BinaryNode,
  BinaryOperator,
  CallNode,
  FormulaNode,
  ReferenceNode,
} from './syntax/syntax-tree.ts';

/** Creates the readers of a formula: one per reference, at compile time. */
export interface ReferenceResolver<E extends FormulaEnvironment> {
  /** Reads the answer; `undefined` when the field does not exist. */
  value(reference: ReferenceNode): CompiledFormula<E> | undefined;
  /** Reads another property of the field; `detail` selects a part, if the property has several. */
  read(
    reference: ReferenceNode,
    reading: Reading,
    detail: CompiledFormula<E>,
  ): CompiledFormula<E> | undefined;
}

type Binary = (left: FormulaValue, right: FormulaValue) => FormulaValue;

/** Compiles a formula to a closure; generates no code. */
export function compileFormula<E extends FormulaEnvironment>(
  node: FormulaNode,
  resolver: ReferenceResolver<E>,
): CompiledFormula<E> {
  if (node.kind === 'number') return constant(parseNumber(node.text) ?? FormulaError.value);
  if (node.kind === 'text') return constant(node.text);
  if (node.kind === 'boolean') return constant(node.value);
  if (node.kind === 'reference') return resolver.value(node) ?? constant(FormulaError.reference);
  if (node.kind === 'negate') return compileNegate(compileFormula(node.operand, resolver));
  return node.kind === 'call' ? compileCall(node, resolver) : compileBinary(node, resolver);
}

const constant = (value: FormulaValue) => (): FormulaValue => value;

function compileNegate<E extends FormulaEnvironment>(
  operand: CompiledFormula<E>,
): CompiledFormula<E> {
  return (environment) => {
    const value = toNumber(operand(environment));
    return value instanceof FormulaError ? value : negate(value);
  };
}

function compileBinary<E extends FormulaEnvironment>(
  node: BinaryNode,
  resolver: ReferenceResolver<E>,
): CompiledFormula<E> {
  const left = compileFormula(node.left, resolver);
  const right = compileFormula(node.right, resolver);
  const apply = binary[node.operator];
  return (environment) => apply(left(environment), right(environment));
}

function compileCall<E extends FormulaEnvironment>(
  node: CallNode,
  resolver: ReferenceResolver<E>,
): CompiledFormula<E> {
  const definition = formulaFunctions[node.name];
  if (definition.kind === 'reading') {
    const [field, part] = node.args;
    const detail = part ? compileFormula(part, resolver) : constant(null);
    const isField = field?.kind === 'reference';
    const read = isField ? resolver.read(field, definition.reading, detail) : undefined;
    return read ?? constant(FormulaError.reference);
  }
  const args = node.args.map((arg) => compileFormula(arg, resolver));
  return definition.kind === 'lazy' ? definition.compile(args) : callEager(definition, args);
}

/**
 * Returns an error among the arguments as the result; lists pass theirs to the function. Calls with one or two
 * arguments, the common case, create no argument list.
 */
function callEager<E extends FormulaEnvironment>(
  definition: EagerFunction,
  args: readonly CompiledFormula<E>[],
): CompiledFormula<E> {
  const [first, second] = args;
  if (first && args.length === 1) {
    return (environment) => {
      const value = first(environment);
      return value instanceof FormulaError ? value : definition.evaluate([value], environment);
    };
  }
  if (first && second && args.length === 2) {
    return (environment) => {
      const a = first(environment);
      if (a instanceof FormulaError) return a;
      const b = second(environment);
      return b instanceof FormulaError ? b : definition.evaluate([a, b], environment);
    };
  }
  return callWithList(definition, args);
}

function callWithList<E extends FormulaEnvironment>(
  definition: EagerFunction,
  args: readonly CompiledFormula<E>[],
): CompiledFormula<E> {
  return (environment) => {
    const values: FormulaValue[] = [];
    for (const arg of args) {
      const value = arg(environment);
      if (value instanceof FormulaError) return value;
      values.push(value);
    }
    return definition.evaluate(values, environment);
  };
}

type Arithmetic = (a: NumberValue, b: NumberValue) => NumberValue | FormulaError;

function calculate(apply: Arithmetic): Binary {
  return (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return apply(left, right);
    const a = toNumber(left);
    if (a instanceof FormulaError) return a;
    const b = toNumber(right);
    return b instanceof FormulaError ? b : apply(a, b);
  };
}

const compare =
  (holds: (order: number) => boolean): Binary =>
  (left, right) => {
    const order = compareValues(left, right);
    return order instanceof FormulaError ? order : holds(order);
  };

const addNumbers = calculate(add);
const subtractNumbers = calculate(subtract);

/** Moment or duration + duration, date + number of days, or number + number. */
const plus: Binary = (left, right) => {
  const sum = addDurations(left, right, 1);
  if (sum !== undefined) return sum;
  if (left instanceof DateValue) return shiftDays(left, right, 1);
  if (right instanceof DateValue) return shiftDays(right, left, 1);
  return addNumbers(left, right);
};

/**
 * Moment − moment and time − time as a duration, date − date in days, date − number of days, or number −
 * number; empty against a date is empty.
 */
const minus: Binary = (left, right) => {
  const difference = addDurations(left, right, -1);
  if (difference !== undefined) return difference;
  if (left instanceof DateValue) {
    if (right instanceof DateValue) return left.day - right.day;
    return right === null ? null : shiftDays(left, right, -1);
  }
  return left === null && right instanceof DateValue ? null : subtractNumbers(left, right);
};

function shiftDays(date: DateValue, days: FormulaValue, sign: 1 | -1): FormulaValue {
  const count = toNumber(days);
  if (count instanceof FormulaError) return count;
  if (typeof count !== 'number' || !Number.isInteger(count)) return FormulaError.value;
  return dateResult(new DateValue(date.day + sign * count, date.minute));
}

const join: Binary = (left, right) => {
  const a = toText(left);
  if (a instanceof FormulaError) return a;
  const b = toText(right);
  return b instanceof FormulaError ? b : limitText(a + b);
};

const binary: Readonly<Record<BinaryOperator, Binary>> = {
  '+': plus,
  '-': minus,
  '*': calculate(multiply),
  '/': calculate(divide),
  '^': calculate(raise),
  '&': join,
  '=': compare((order) => order === 0),
  '<>': compare((order) => order !== 0),
  '<': compare((order) => order < 0),
  '<=': compare((order) => order <= 0),
  '>': compare((order) => order > 0),
  '>=': compare((order) => order >= 0),
};
