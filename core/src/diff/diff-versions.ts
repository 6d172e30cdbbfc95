import type { Field } from '../form/form-definition.ts';
import type { Change } from './change.ts';
import { diffFields } from './compare/diff-fields.ts';
import { diffPages } from './compare/diff-pages.ts';
import { diffVariables } from './compare/diff-variables.ts';
import { diffVersion } from './compare/diff-version.ts';
import { flattenPages } from './compare/flatten-pages.ts';
import { findDefinition } from './compare/setting-effect.ts';
import type { VersionContent } from './version-content.ts';

/**
 * Returns the changes between two versions of a form, by stable ids, in reading order, with the
 * minimum number of moves; empty for equal versions. `applyChanges` applied to `before` gives
 * `after`.
 */
export function diffVersions(before: VersionContent, after: VersionContent): readonly Change[] {
  const from = flattenPages(before.pages, hasRows);
  const to = flattenPages(after.pages, hasRows);
  return [
    ...diffVersion(before, after),
    ...diffVariables(before.variables, after.variables),
    ...diffPages(from, to),
    ...diffFields(from, to),
  ];
}

/** Whether the children of a field repeat. */
function hasRows(field: Field): boolean {
  const definition = findDefinition(field.type);
  return definition?.role === 'container' && definition.children === 'rows';
}
