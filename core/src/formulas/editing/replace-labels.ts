import type { Option } from '../../field-types/field-properties.ts';
import {
  findWrittenReferences,
  type WritingMode,
  type WrittenReference,
} from './find-written-references.ts';

/** A field or variable as an editor offers it. */
export interface NamedReference {
  /** Its path as formulas store it: short ids, with a dot before a column. */
  readonly path: string;
  /** Its name for designers; a column after its repeating field: `Kinderen › Leeftijd`. */
  readonly name: string;
  /** The options of a choice, of which a formula stores the id. */
  readonly options?: readonly Pick<Option, 'id' | 'label'>[];
}

/** A range of a text and its replacement. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** How a field is stored in a formula or a text. */
export const writeReference = (path: string, mode: WritingMode): string =>
  mode === 'formula' ? `{${path}}` : `{{ {${path}} }}`;

const single = /(?<!\{)\{([^{}]+)\}(?!\})/g;

/**
 * The replacements of labels between braces, as in `{Aantal kinderen}`, by short ids. A column may be written without its
 * repeating field. A label of several fields is kept, because it is ambiguous.
 */
export function replaceLabels(
  source: string,
  mode: WritingMode,
  references: readonly NamedReference[],
): readonly TextChange[] {
  const paths = new Set(references.map(({ path }) => path));
  const byName = pathsByName(references);
  const byColumn = pathsByName(references.map(withColumnName));
  const pathOf = (name: string) => {
    const key = normalise(name);
    if (paths.has(name)) return undefined;
    return byName.has(key) ? byName.get(key) : byColumn.get(key);
  };
  return writtenIn(source, mode)
    .flatMap(({ from, to, name }) => {
      const path = pathOf(name);
      if (path === undefined) return [];
      const isInside = mode === 'text' && isInFormula(source, from);
      return [{ from, to, insert: writeReference(path, isInside ? 'formula' : mode) }];
    })
    .sort((a, b) => a.from - b.from);
}

/** `Kinderen › Leeftijd` as `Leeftijd`, which is all that the form itself shows of the name. */
const withColumnName = ({ path, name }: NamedReference): NamedReference => ({
  path,
  name: name.split(' › ').at(-1) ?? name,
});

/** The path of each name; `undefined` for a name that several references have. */
function pathsByName(
  references: readonly NamedReference[],
): ReadonlyMap<string, string | undefined> {
  const paths = new Map<string, string | undefined>();
  for (const { name, path } of references) {
    const key = normalise(name);
    paths.set(key, paths.has(key) ? undefined : path);
  }
  return paths;
}

/** The references in a source; in a text also between single braces, as users type them. */
function writtenIn(source: string, mode: WritingMode): readonly WrittenReference[] {
  const found = findWrittenReferences(source, mode);
  if (mode === 'formula') return found;
  const loose = [...source.matchAll(single)].map((match): WrittenReference => ({
    from: match.index,
    to: match.index + match[0].length,
    name: match[1]?.trim() ?? '',
  }));
  const isNew = ({ from }: WrittenReference) =>
    !found.some((one) => one.from <= from && from < one.to);
  return [...found, ...loose.filter(isNew)];
}

/** Whether a position in a text is inside a formula. */
function isInFormula(source: string, at: number): boolean {
  const before = source.slice(0, at);
  return before.lastIndexOf('{{') > before.lastIndexOf('}}');
}

const normalise = (name: string) =>
  name
    .replaceAll(/\s*[›>]\s*/g, ' › ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase('nl');
