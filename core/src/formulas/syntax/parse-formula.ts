import { canonicalName } from '../functions/names.ts';
import { FormulaSyntaxError, type FormulaIssue, type FormulaIssueCode } from './formula-issue.ts';
import { binaryOperators, type BinaryOperator, type FormulaNode } from './syntax-tree.ts';
import { tokenize, type Token } from './tokens.ts';

/** The maximum length of a formula (the input allows 2000, the rule 1999). */
export const maximumFormulaLength = 1999;

/** The maximum nesting: deeper formulas are rejected, so that none can overflow the stack. */
const maximumDepth = 64;

export type ParsedFormula =
  | { readonly ok: true; readonly node: FormulaNode }
  | { readonly ok: false; readonly issue: FormulaIssue };

/** Returns the tree of a formula, or the first error. */
export type ParseFormula = (source: string) => ParsedFormula;

/** Parses a formula; returns the first error with its position. Never throws. */
export function parseFormula(source: string): ParsedFormula {
  if (source.length > maximumFormulaLength) {
    return {
      ok: false,
      issue: { code: 'too_long', from: maximumFormulaLength, to: source.length },
    };
  }
  try {
    return { ok: true, node: new Parser(tokenize(source)).parse() };
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return { ok: false, issue: error.issue };
    throw error;
  }
}

class Parser {
  private readonly tokens: readonly Token[];
  private position = 0;
  private depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  parse(): FormulaNode {
    const node = this.expression();
    if (this.token.kind !== 'end') this.fail('unexpected_token');
    return node;
  }

  private get token(): Token {
    // The end token is never passed, so a token always exists here.
    return this.tokens[this.position] as Token;
  }

  private advance(): Token {
    const token = this.token;
    this.position += 1;
    return token;
  }

  private expression(level = 0): FormulaNode {
    const operators: readonly string[] | undefined = binaryOperators[level];
    if (operators === undefined) return this.unary();
    let left = this.expression(level + 1);
    while (this.token.kind === 'operator' && operators.includes(this.token.text)) {
      // The list above contains only binary operators.
      const operator = this.advance().text as BinaryOperator;
      const right = this.expression(level + 1);
      left = { kind: 'binary', operator, left, right, from: left.from, to: right.to };
    }
    return left;
  }

  private unary(): FormulaNode {
    return this.nested(() => {
      const token = this.token;
      if (token.kind !== 'operator') return this.primary();
      if (token.text !== '-' && token.text !== '+') this.fail('unexpected_token');
      this.advance();
      const operand = this.unary();
      if (token.text === '+') return operand;
      return { kind: 'negate', operand, from: token.from, to: operand.to };
    });
  }

  private primary(): FormulaNode {
    const token = this.token;
    const { from, to } = token;
    if (token.kind === 'name') return this.named();
    if (token.text === '(' && token.kind === 'punctuation') return this.parenthesised();
    if (token.kind === 'end' || token.kind === 'punctuation') this.fail('unexpected_token');
    this.advance();
    if (token.kind === 'reference') {
      return { kind: 'reference', path: token.text.split('.'), from, to };
    }
    return { kind: token.kind === 'text' ? 'text' : 'number', text: token.text, from, to };
  }

  private parenthesised(): FormulaNode {
    this.advance();
    const inner = this.expression();
    this.expect(')');
    return inner;
  }

  /** TRUE, FALSE or a call, in any of the three languages. */
  private named(): FormulaNode {
    const token = this.advance();
    const name = canonicalName(token.text);
    const { from, to } = token;
    const isCall = this.token.kind === 'punctuation' && this.token.text === '(';
    if (!isCall && (name === 'TRUE' || name === 'FALSE')) {
      return { kind: 'boolean', value: name === 'TRUE', from, to };
    }
    if (name === undefined || name === 'TRUE' || name === 'FALSE') {
      throw new FormulaSyntaxError({ code: 'unknown_function', from, to });
    }
    if (!isCall) this.fail('unexpected_token');
    this.advance();
    const args = this.args();
    return { kind: 'call', name, args, from, to: this.expect(')').to };
  }

  private args(): FormulaNode[] {
    if (this.token.text === ')' && this.token.kind === 'punctuation') return [];
    const args = [this.expression()];
    while (
      this.token.kind === 'punctuation' &&
      (this.token.text === ';' || this.token.text === ',')
    ) {
      this.advance();
      args.push(this.expression());
    }
    return args;
  }

  private expect(text: string): Token {
    if (this.token.kind !== 'punctuation' || this.token.text !== text)
      this.fail('unexpected_token');
    return this.advance();
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > maximumDepth) this.fail('too_deep');
    const result = read();
    this.depth -= 1;
    return result;
  }

  private fail(code: FormulaIssueCode): never {
    const { from, to, kind } = this.token;
    const found = kind === 'end' && code === 'unexpected_token' ? 'unexpected_end' : code;
    throw new FormulaSyntaxError({ code: found, from, to });
  }
}
