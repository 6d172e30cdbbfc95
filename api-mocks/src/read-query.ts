/** Reads the bracket-style query of the client (`encodeQuery`): `filter[a][]=x` is `{ filter: { a: ['x'] } }`. */
export function readQuery(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, text] of search) {
    const [, key = name, member, list] = /^(\w+)(?:\[(\w+)\])?(\[\])?$/.exec(name) ?? [];
    const target = member === undefined ? query : membersOf(query, key);
    const place = member ?? key;
    const existing = target[place];
    if (list === undefined) target[place] = text;
    else target[place] = Array.isArray(existing) ? [...(existing as unknown[]), text] : [text]; // only lists are put there
  }
  return query;
}

function membersOf(query: Record<string, unknown>, key: string): Record<string, unknown> {
  const members = { ...(query[key] as Record<string, unknown> | undefined) }; // only members are put there
  query[key] = members;
  return members;
}
