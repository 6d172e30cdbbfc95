import { formulasIn } from '../text-template.ts';

/** A field reference in a text and its position: offsets in UTF-16 units, `to` exclusive. */
export interface WrittenReference {
  readonly from: number;
  readonly to: number;
  /** The text between the braces, trimmed. */
  readonly name: string;
}

/** What the editor contains: a formula, or a text with formulas between `{{` and `}}`. */
export type WritingMode = 'formula' | 'text';

const inFormula = /"(?:[^"]|"")*(?:"|$)|\{([^{}]*)\}/g;
const alone = /^\s*\{([^{}]*)\}\s*$/;

/**
 * Every field reference in reading order, also in an invalid formula. Braces inside quotes are text. In a text,
 * a formula that consists of one field includes both pairs of braces.
 */
export function findWrittenReferences(
  source: string,
  mode: WritingMode,
): readonly WrittenReference[] {
  if (mode === 'formula') return referencesOfFormula(source, 0);
  return [...formulasIn(source)].flatMap(({ index: from, source: formula, to }) => {
    const name = alone.exec(formula)?.[1];
    if (name === undefined) return referencesOfFormula(formula, from + 2);
    return [{ from, to, name: name.trim() }];
  });
}

function referencesOfFormula(formula: string, start: number): readonly WrittenReference[] {
  return [...formula.matchAll(inFormula)].flatMap((match) => {
    const [all, name] = match;
    const from = start + match.index;
    return name === undefined ? [] : [{ from, to: from + all.length, name: name.trim() }];
  });
}
