import { compileFormula, type ReferenceResolver } from './compile-formula.ts';
import type { CompiledFormula, FormulaEnvironment } from './formula-function.ts';
import type { FormulaIssue } from './syntax/formula-issue.ts';
import { FormulaError } from './values/formula-value.ts';
import { writeValue } from './values/write-value.ts';
import type { ParseFormula } from './syntax/parse-formula.ts';
import type { FormulaNode } from './syntax/syntax-tree.ts';

/** A text with formulas, each between `{{` and `}}`. */
export interface TextTemplate {
  readonly parts: readonly (string | FormulaNode)[];
  /** Errors of the formulas with positions in the whole text; such a formula shows nothing. */
  readonly issues: readonly FormulaIssue[];
}

/**
 * Parses a template such as `Beste {{ {a1b2} }}`. `decode` converts the text of a formula when the template is
 * escaped, such as HTML.
 */
export function parseTextTemplate(
  text: string,
  parse: ParseFormula,
  decode: (source: string) => string = (source) => source,
): TextTemplate {
  const parts: (string | FormulaNode)[] = [];
  const issues: FormulaIssue[] = [];
  let at = 0;
  for (const { index, source, to } of formulasIn(text)) {
    if (index > at) parts.push(text.slice(at, index));
    const formula = decode(source);
    const parsed = parse(formula);
    if (parsed.ok) parts.push(parsed.node);
    else
      issues.push(
        formula === source ? shift(parsed.issue, index + 2) : { ...parsed.issue, from: index, to },
      );
    at = to;
  }
  if (at < text.length) parts.push(text.slice(at));
  return { parts, issues };
}

const shift = (issue: FormulaIssue, by: number): FormulaIssue => ({
  ...issue,
  from: issue.from + by,
  to: issue.to + by,
});

/** A formula in a text: `source` between the braces, which go from `index` to `to`. */
export interface WrittenFormula {
  readonly index: number;
  readonly source: string;
  readonly to: number;
}

/** Finds `{{ … }}`; braces of field references inside, and in texts between quotes, belong to the formula. */
export function* formulasIn(text: string): Generator<WrittenFormula> {
  let open = text.indexOf('{{');
  while (open !== -1) {
    const close = closingBraces(text, open + 2);
    if (close === -1) return;
    yield { index: open, source: text.slice(open + 2, close), to: close + 2 };
    open = text.indexOf('{{', close + 2);
  }
}

function closingBraces(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '{') depth += 1;
    else if (letter === '}' && depth > 0) depth -= 1;
    else if (letter === '}' && text[at + 1] === '}') return at;
  }
  return -1;
}

/**
 * Creates a function that writes the text; an error or empty result writes nothing. `encode` escapes a result
 * for the format of the text.
 */
export function compileTextTemplate<E extends FormulaEnvironment>(
  template: TextTemplate,
  resolver: ReferenceResolver<E>,
  encode: (text: string) => string = (text) => text,
): (environment: E) => string {
  const parts = template.parts.map((part) =>
    typeof part === 'string' ? part : writeFormula(compilePart(part, resolver), encode),
  );
  return (environment) =>
    parts.map((part) => (typeof part === 'string' ? part : part(environment))).join('');
}

/** A formula of one field writes the displayed answer: a choice by its label. */
function compilePart<E extends FormulaEnvironment>(
  part: FormulaNode,
  resolver: ReferenceResolver<E>,
): CompiledFormula<E> {
  const label = part.kind === 'reference' ? resolver.read(part, 'label', () => null) : undefined;
  return label ?? compileFormula(part, resolver);
}

function writeFormula<E extends FormulaEnvironment>(
  formula: CompiledFormula<E>,
  encode: (text: string) => string,
) {
  return (environment: E): string => {
    const text = writeValue(formula(environment), environment.texts);
    return text instanceof FormulaError ? '' : encode(text);
  };
}
