import type { Change } from './change.ts';

/** The members that identify which part of a form a change is about, in this order. */
const idNames = [
  'group',
  'pageId',
  'variableId',
  'fieldId',
  'holderId',
  'language',
  'key',
  'name',
] as const;

/**
 * The key of a change by its kind and stable ids, such as `setting_changed fieldId=5eku name=required`: the same
 * however often the two versions are compared, and whatever else changes.
 */
export function changeKeyOf(change: Change): string {
  const members: Readonly<Record<string, unknown>> = { ...change };
  const ids = idNames.flatMap((name) => {
    const id = members[name];
    return typeof id === 'string' ? [`${name}=${id}`] : [];
  });
  return [change.kind, ...ids].join(' ');
}
