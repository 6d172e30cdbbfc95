/** A leaf: one test of the form, on the answer of one field. */
export interface Literal {
  readonly kind: 'test';
  /** The key of the answer that is tested. */
  readonly target: string;
  /** The index of the test among those of the target. */
  readonly at: number;
  readonly isNegated: boolean;
}

/** The conjunction or the disjunction of the parts. */
export interface Junction {
  readonly kind: 'all' | 'any';
  readonly parts: readonly Expression[];
}

/** A statement about the answers of a form; only leaves can be negated. */
export type Expression =
  | Literal
  | Junction
  | { readonly kind: 'constant'; readonly value: boolean }
  /** A statement of which the truth is unknown. */
  | { readonly kind: 'unknown' };

export const always: Expression = { kind: 'constant', value: true };
export const never: Expression = { kind: 'constant', value: false };
export const unknown: Expression = { kind: 'unknown' };

/** True when every part is. */
export const all = (...parts: readonly Expression[]): Expression => join('all', parts);

/** True when at least one part is. */
export const any = (...parts: readonly Expression[]): Expression => join('any', parts);

function join(kind: Junction['kind'], parts: readonly Expression[]): Expression {
  const decides = kind === 'any';
  if (parts.some((part) => part.kind === 'constant' && part.value === decides)) {
    return decides ? always : never;
  }
  const open = parts.filter((part) => part.kind !== 'constant');
  const [only] = open;
  if (!only) return decides ? never : always;
  return open.length === 1 ? only : { kind, parts: open };
}

/** Negates an expression. */
export function negate(expression: Expression): Expression {
  if (expression.kind === 'test') return { ...expression, isNegated: !expression.isNegated };
  if (expression.kind === 'constant') return expression.value ? never : always;
  if (expression.kind === 'unknown') return unknown;
  const parts = expression.parts.map(negate);
  return expression.kind === 'all' ? any(...parts) : all(...parts);
}

/** Returns every test of an expression, with repeats. */
export function* literalsOf(expression: Expression): Generator<Literal> {
  if (expression.kind === 'test') yield expression;
  if (expression.kind === 'all' || expression.kind === 'any') {
    for (const part of expression.parts) yield* literalsOf(part);
  }
}
