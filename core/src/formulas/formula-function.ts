import type { FunctionName } from './functions/names.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { StaffMessageId } from '../messages/message-ids.ts';
import type { FormulaValue } from './values/formula-value.ts';

/** The type of a value for the type check; `any` matches everything. */
export type FormulaType =
  'number' | 'text' | 'boolean' | 'date' | 'datetime' | 'time' | 'duration' | 'list' | 'any';

/** The current local day and minute for formulas. */
export interface FormulaClock {
  /** Days since 1970-01-01. */
  day(): number;
  /** Minutes since midnight. */
  minute(): number;
}

/** The environment of a formula's evaluation; the session passes an extended one. */
export interface FormulaEnvironment {
  readonly clock: FormulaClock;
  /** The language of written texts; formulas of answers do not use it. */
  readonly texts?: FormatContext | undefined;
}

/** A formula as a function, without parsing at run time. */
export type CompiledFormula<E extends FormulaEnvironment> = (environment: E) => FormulaValue;

/** The names of parameters: each has a help text in the editor. */
export type ParameterName<Id = StaffMessageId> = Id extends `formula.parameter.${infer Name}`
  ? Name
  : never;

export interface FormulaParameter {
  readonly name: ParameterName;
  /** `reference`: a field itself rather than its value. */
  readonly type: FormulaType | 'reference';
  readonly isOptional?: true;
}

interface FunctionBase {
  readonly name: FunctionName;
  readonly parameters: readonly FormulaParameter[];
  /** The number of last parameters that may repeat as a group. */
  readonly repeating?: number;
  readonly returns: FormulaType;
  /** An example for designers; the tests run it. */
  readonly example: string;
}

/** A function of evaluated arguments; an error among them becomes the result without a call. */
export interface EagerFunction extends FunctionBase {
  readonly kind: 'eager';
  evaluate(args: readonly FormulaValue[], environment: FormulaEnvironment): FormulaValue;
}

/** Evaluates only the arguments it needs, such as the branch of an IF. */
export interface LazyFunction extends FunctionBase {
  readonly kind: 'lazy';
  compile<E extends FormulaEnvironment>(args: readonly CompiledFormula<E>[]): CompiledFormula<E>;
}

/** The properties of a field that functions can read besides its answer. */
export type Reading = 'label' | 'score' | 'member';

/** A function that reads another property of a field than its answer, such as the label of the chosen option. */
export interface ReadingFunction extends FunctionBase {
  readonly kind: 'reading';
  readonly reading: Reading;
}

export type FormulaFunction = EagerFunction | LazyFunction | ReadingFunction;

/** Declares an eager function. */
export function eager(definition: Omit<EagerFunction, 'kind'>): EagerFunction {
  return { kind: 'eager', ...definition };
}

/** Declares a lazy function. */
export function lazy(definition: Omit<LazyFunction, 'kind'>): LazyFunction {
  return { kind: 'lazy', ...definition };
}

export const parameter = (
  name: ParameterName,
  type: FormulaParameter['type'],
): FormulaParameter => ({
  name,
  type,
});

export const optional = (
  name: ParameterName,
  type: FormulaParameter['type'],
): FormulaParameter => ({
  name,
  type,
  isOptional: true,
});
