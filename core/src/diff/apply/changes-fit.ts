import type { Change, ChangeKind } from '../change.ts';
import { flattenPages, listName, toRecord, type FlatPages } from '../compare/flatten-pages.ts';
import { isRecord, type Json } from '../json.ts';
import type { VersionContent } from '../version-content.ts';

/** The kinds that put an item somewhere, or take it away. */
const additions: ReadonlySet<ChangeKind> = new Set(['page_added', 'variable_added', 'field_added']);
const placements: ReadonlySet<ChangeKind> = new Set([
  ...additions,
  ...(['page_removed', 'page_moved', 'variable_removed', 'variable_moved'] as const),
  ...(['field_removed', 'field_moved'] as const),
]);

/**
 * Whether changes can be applied to a version without losing one: everything that they name is there, and
 * every page, field and variable is placed at most once, from where it is. The changes that `diffVersions`
 * finds fit the version before.
 */
export function changesFit(content: VersionContent, changes: readonly Change[]): boolean {
  const flat = flattenPages(content.pages, () => false);
  const variables = (content.variables ?? []).map(({ id }) => id);
  const stored = new Set<Json>([...flat.pages.keys(), ...flat.fields.keys(), ...variables]);
  const added = changes.filter(({ kind }) => additions.has(kind)).map(itemOf);
  const placed = changes.filter(({ kind }) => placements.has(kind)).map(itemOf);
  const known = new Set([...stored, ...added]);
  return (
    isEachOnce(placed) &&
    !added.some((id) => stored.has(id)) &&
    changes.every((change) => leavesItsPlace(change, flat) && names(change).every(isIn(known)))
  );
}

const isEachOnce = (ids: readonly Json[]) => new Set(ids).size === ids.length;

const isIn = (known: ReadonlySet<Json>) => (id: Json) => known.has(id);

/** The id of the page, field or variable that a change places. */
const itemOf = (change: Change): Json => ownIds(change)[0] ?? null;

/** The ids that a change is about; those of pages, fields and variables are never equal. */
function ownIds(change: Change): readonly Json[] {
  const { pageId, fieldId, variableId, holderId } = toRecord(change);
  return [pageId, fieldId, variableId, holderId].filter((id) => id !== undefined);
}

/** All ids that must be there: those that the change is about, and where it puts an item. */
function names(change: Change): readonly Json[] {
  const { to } = toRecord(change);
  const { pageId, parentId } = isRecord(to) ? to : {};
  return [...ownIds(change), pageId, parentId].filter((id) => id !== undefined && id !== null);
}

function leavesItsPlace(change: Change, { fields }: FlatPages): boolean {
  if (change.kind !== 'field_moved' && change.kind !== 'field_removed') return true;
  return fields.get(change.fieldId)?.list === listName(change.from);
}
