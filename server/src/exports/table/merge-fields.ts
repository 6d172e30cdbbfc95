import type { ExportedField } from './read-version.ts';

/**
 * Merges the fields of all versions in the order of the first, newest version. A field that only an older
 * version contains comes after the field that preceded it there.
 */
export function mergeFields(
  versions: readonly (readonly ExportedField[])[],
): readonly ExportedField[] {
  const merged: ExportedField[] = [];
  const known = new Set<string>();
  for (const fields of versions) {
    let before: string | undefined;
    for (const one of fields) {
      const { id } = one.field;
      if (!known.has(id)) {
        known.add(id);
        const at =
          before === undefined ? 0 : merged.findIndex(({ field }) => field.id === before) + 1;
        merged.splice(before === undefined ? merged.length : at, 0, one);
      }
      before = id;
    }
  }
  return merged;
}
