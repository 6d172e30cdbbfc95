import type { FunctionName } from './functions/names.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { FormulaValue } from './values/formula-value.ts';

/** What a value is, as far as the type check can tell; `any` fits everything. */
export type FormulaType =
  'number' | 'text' | 'boolean' | 'date' | 'datetime' | 'time' | 'duration' | 'list' | 'any';

/** The present, as the formulas see it: local calendar day and minute of the day. */
export interface FormulaClock {
  /** Days since 1970-01-01. */
  day(): number;
  /** Minutes since midnight. */
  minute(): number;
}

/** What a compiled formula is evaluated in; the session passes its own, richer one. */
export interface FormulaEnvironment {
  readonly clock: FormulaClock;
  /** The language that texts are written in; formulas of answers do not look at it. */
  readonly texts?: FormatContext | undefined;
}

/** A formula as a function: no text is looked at any more. */
export type CompiledFormula<E extends FormulaEnvironment> = (environment: E) => FormulaValue;

export interface FormulaParameter {
  readonly name: string;
  /** `reference`: a field itself rather than its value. */
  readonly type: FormulaType | 'reference';
  readonly isOptional?: true;
}

interface FunctionBase {
  readonly name: FunctionName;
  readonly parameters: readonly FormulaParameter[];
  /** How many of the last parameters may come again and again, together. */
  readonly repeating?: number;
  readonly returns: FormulaType;
  /** A use that designers recognise; runs in the tests. */
  readonly example: string;
}

/** Gets its arguments evaluated; an error among them is the result before it is called. */
export interface EagerFunction extends FunctionBase {
  readonly kind: 'eager';
  evaluate(args: readonly FormulaValue[], environment: FormulaEnvironment): FormulaValue;
}

/** Evaluates only the arguments it needs, such as the branch of an IF. */
export interface LazyFunction extends FunctionBase {
  readonly kind: 'lazy';
  compile<E extends FormulaEnvironment>(args: readonly CompiledFormula<E>[]): CompiledFormula<E>;
}

/** Reads the label of the chosen option instead of the answer. */
export interface LabelFunction extends FunctionBase {
  readonly kind: 'label';
}

export type FormulaFunction = EagerFunction | LazyFunction | LabelFunction;

/** Declares an eager function. */
export function eager(definition: Omit<EagerFunction, 'kind'>): EagerFunction {
  return { kind: 'eager', ...definition };
}

/** Declares a lazy function. */
export function lazy(definition: Omit<LazyFunction, 'kind'>): LazyFunction {
  return { kind: 'lazy', ...definition };
}

export const parameter = (name: string, type: FormulaParameter['type']): FormulaParameter => ({
  name,
  type,
});

export const optional = (name: string, type: FormulaParameter['type']): FormulaParameter => ({
  name,
  type,
  isOptional: true,
});
