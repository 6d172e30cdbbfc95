import { isSameJson, namesOf, type Json, type JsonRecord } from '../json.ts';

/** Whether a list or record became empty or absent, which is not the same. */
export function diffPresence(
  before: Json | undefined,
  after: Json | undefined,
  empty: Json,
): readonly { before: Json | undefined; after: Json | undefined }[] {
  const isSame = (before === undefined) === (after === undefined);
  if (isSame || (after !== undefined && !isSameJson(after, empty))) return [];
  return [{ before: before && empty, after: after && empty }];
}

/** Returns the members that differ between records, with both values. */
export function diffMembers(
  before: JsonRecord,
  after: JsonRecord,
): readonly { name: string; before: Json | undefined; after: Json | undefined }[] {
  return namesOf(before, after)
    .filter((name) => !isSameJson(before[name], after[name]))
    .map((name) => replaced(before, after, name));
}

/** A member that differs, with both values. */
export const replaced = (before: JsonRecord, after: JsonRecord, name: string) => ({
  name,
  before: before[name],
  after: after[name],
});
