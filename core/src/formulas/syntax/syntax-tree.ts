import type { FunctionName } from '../functions/names.ts';

/** Operators by how tightly they bind, loosest first; all join from the left, as in spreadsheets. */
export const binaryOperators = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
] as const;

export type BinaryOperator = (typeof binaryOperators)[number][number];

/** Where a node stands in the formula's text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NumberNode extends Span {
  readonly kind: 'number';
  /** As written, so that no digit is lost. */
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

/** A field by short id; two parts mean a column of a repeating field. */
export interface ReferenceNode extends Span {
  readonly kind: 'reference';
  readonly path: readonly string[];
}

export interface CallNode extends Span {
  readonly kind: 'call';
  /** The English name, whichever language it was written in. */
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
