import { compileFormula, type ReferenceResolver } from './compile-formula.ts';
import { toText } from './coerce.ts';
import type { CompiledFormula, FormulaEnvironment } from './formula-function.ts';
import type { FormulaIssue } from './formula-issue.ts';
import { FormulaError } from './formula-value.ts';
import { parseFormula } from './parse-formula.ts';
import type { FormulaNode } from './syntax-tree.ts';

/** A text with formulas in it, each between `{{` and `}}`. */
export interface TextTemplate {
  readonly parts: readonly (string | FormulaNode)[];
  /** Faults of the formulas, placed in the whole text; such a formula shows nothing. */
  readonly issues: readonly FormulaIssue[];
}

/** Reads `Beste {{ {a1b2} }}`: text as it stands, formulas parsed. */
export function parseTextTemplate(text: string): TextTemplate {
  const parts: (string | FormulaNode)[] = [];
  const issues: FormulaIssue[] = [];
  let at = 0;
  for (const { index, source, to } of formulasIn(text)) {
    if (index > at) parts.push(text.slice(at, index));
    const parsed = parseFormula(source);
    if (parsed.ok) parts.push(parsed.node);
    else
      issues.push({
        ...parsed.issue,
        from: parsed.issue.from + index + 2,
        to: parsed.issue.to + index + 2,
      });
    at = to;
  }
  if (at < text.length) parts.push(text.slice(at));
  return { parts, issues };
}

interface Found {
  readonly index: number;
  readonly source: string;
  readonly to: number;
}

/** Finds `{{ … }}`; braces of field references inside belong to the formula. */
function* formulasIn(text: string): Generator<Found> {
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

/** Makes a function that writes the text out; an error or empty result writes nothing. */
export function compileTextTemplate<E extends FormulaEnvironment>(
  template: TextTemplate,
  resolver: ReferenceResolver<E>,
): (environment: E) => string {
  const parts = template.parts.map((part) =>
    typeof part === 'string' ? part : writeFormula(compileFormula(part, resolver)),
  );
  return (environment) =>
    parts.map((part) => (typeof part === 'string' ? part : part(environment))).join('');
}

function writeFormula<E extends FormulaEnvironment>(formula: CompiledFormula<E>) {
  return (environment: E): string => {
    const text = toText(formula(environment));
    return text instanceof FormulaError ? '' : text;
  };
}
