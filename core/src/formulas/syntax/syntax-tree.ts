import type { FunctionName } from '../functions/names.ts';

/** Operators by precedence, lowest first; all are left-associative, as in spreadsheets. */
export const binaryOperators = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
] as const;

export type BinaryOperator = (typeof binaryOperators)[number][number];

/** The position of a node in the formula's text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NumberNode extends Span {
  readonly kind: 'number';
  /** As written, to keep every digit. */
  readonly text: string;
}

export interface TextNode extends Span {
  readonly kind: 'text';
  readonly text: string;
}

export interface BooleanNode extends Span {
  readonly kind: 'boolean';
  readonly value: boolean;
}

/** A field by short id; two parts are a column of a repeating field. */
export interface ReferenceNode extends Span {
  readonly kind: 'reference';
  readonly path: readonly string[];
}

export interface CallNode extends Span {
  readonly kind: 'call';
  /** The English name, in whatever language it was written. */
  readonly name: FunctionName;
  readonly args: readonly FormulaNode[];
}

export interface NegateNode extends Span {
  readonly kind: 'negate';
  readonly operand: FormulaNode;
}

export interface BinaryNode extends Span {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: FormulaNode;
  readonly right: FormulaNode;
}

/** A formula as a tree. */
export type FormulaNode =
  NumberNode | TextNode | BooleanNode | ReferenceNode | CallNode | NegateNode | BinaryNode;
