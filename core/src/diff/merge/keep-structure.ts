import { isRecord, without, type Json, type JsonRecord } from '../json.ts';
import type { Settle, Side } from './conflict.ts';
import { fieldsOf, type SplitVersion } from './split-version.ts';

interface Sides {
  readonly mine: SplitVersion;
  readonly theirs: SplitVersion;
}

/**
 * Makes every field reachable from a page again: one side may have removed the page or container into which
 * the other put a field, and the two may have moved containers into each other. Both are conflicts.
 */
export function keepStructure(merged: JsonRecord, sides: Sides, settle: Settle): JsonRecord {
  let current = merged;
  for (;;) {
    const next =
      withoutFirstOrphan(current, sides, settle) ?? withoutFirstCircle(current, sides, settle);
    if (next === undefined) return current;
    current = next;
  }
}

/** Settles one field whose page or container is gone; `undefined` when there is none. */
function withoutFirstOrphan(
  merged: JsonRecord,
  sides: Sides,
  settle: Settle,
): JsonRecord | undefined {
  const fields = fieldsOf(merged['fields']);
  const pages = pagesOf(merged);
  const orphan = Object.entries(fields).find(([, { list }]) => {
    const [kind, id] = ownerOf(list);
    return kind === 'page' ? !pages.some((page) => page['id'] === id) : fields[id] === undefined;
  });
  if (orphan === undefined) return undefined;
  const [fieldId, { list }] = orphan;
  const [kind, id] = ownerOf(list);
  const found = { mine: findOwner(sides.mine, list), theirs: findOwner(sides.theirs, list) };
  const side = settle({
    path: [kind === 'page' ? 'pages' : 'fields', id],
    base: undefined,
    ...found,
  });
  const owner = found[side];
  if (owner === undefined) return { ...merged, fields: without(fields, fieldId) };
  return kind === 'page'
    ? { ...merged, pages: [...pages, owner] }
    : { ...merged, fields: { ...fields, [id]: owner } };
}

const ownerOf = (list: string): readonly [string, string] => {
  const at = list.indexOf(' ');
  return [list.slice(0, at), list.slice(at + 1)];
};

function findOwner({ record }: SplitVersion, list: string): JsonRecord | undefined {
  const [kind, id] = ownerOf(list);
  if (kind === 'page') return pagesOf(record).find((page) => page['id'] === id);
  const field = fieldsOf(record['fields'])[id];
  return field && { ...field };
}

/** Puts a field that contains itself where one side has it; `undefined` when there is none. */
function withoutFirstCircle(
  merged: JsonRecord,
  sides: Sides,
  settle: Settle,
): JsonRecord | undefined {
  const fields = fieldsOf(merged['fields']);
  const circle = Object.keys(fields)
    .map((id) => circleFrom(fields, id))
    .find(({ length }) => length > 0);
  if (circle === undefined) return undefined;
  const listsOf = (side: Side) =>
    Object.fromEntries(
      circle.flatMap((id) => {
        const list = fieldsOf(sides[side].record['fields'])[id]?.list;
        return list === undefined ? [] : [[id, list] as const];
      }),
    );
  const lists = { mine: listsOf('mine'), theirs: listsOf('theirs') };
  const path = ['fields', circle.toSorted()[0] ?? '', 'list'];
  const chosen: Readonly<Record<string, string>> =
    lists[settle({ path, base: undefined, ...lists })];
  const moved = Object.entries(chosen).map(
    ([id, list]) => [id, { record: fields[id]?.record ?? {}, list }] as const,
  );
  return { ...merged, fields: { ...fields, ...Object.fromEntries(moved) } };
}

/** The fields around which a field's containers go in a circle; empty when they end at a page. */
function circleFrom(fields: ReturnType<typeof fieldsOf>, start: string): readonly string[] {
  const seen: string[] = [];
  let id: string | undefined = start;
  while (id !== undefined && !seen.includes(id)) {
    seen.push(id);
    const [kind, owner] = ownerOf(fields[id]?.list ?? '');
    id = kind === 'field' ? owner : undefined;
  }
  return id === undefined ? [] : seen.slice(seen.indexOf(id));
}

const pagesOf = ({ pages }: JsonRecord): readonly JsonRecord[] =>
  Array.isArray(pages) ? pages.filter((page: Json) => isRecord(page)) : [];
