/** A parsed query: texts, lists of texts and one level of named members. */
export type Query = Record<string, QueryValue | Record<string, QueryValue>>;
type QueryValue = string | string[];

const maxPairs = 200;

/** Parses `a=1&b[]=2&b[]=3&filter[c]=4&filter[d][]=5`; other uses of brackets stay part of the name. */
export function parseQuery(search: string): Query {
  const query: Query = Object.create(null) as Query; // Without a prototype, which a name could otherwise access.
  const pairs = [...new URLSearchParams(search)].slice(0, maxPairs);
  for (const [name, text] of pairs) {
    const [, key = name, member, list] = /^([^[\]]+)(?:\[([^[\]]+)\])?(\[\])?$/.exec(name) ?? [];
    if (member === undefined) put(query, key, text, list !== undefined);
    else put(membersOf(query, key), member, text, list !== undefined);
  }
  return query;
}

function membersOf(query: Query, key: string): Query {
  const existing = query[key];
  if (typeof existing === 'object' && !Array.isArray(existing)) return existing;
  const members: Record<string, QueryValue> = Object.create(null) as Record<string, QueryValue>; // as above
  query[key] = members;
  return members;
}

/** The last value of a repeated name counts, unless it is a list. */
function put(target: Query, key: string, text: string, isList: boolean): void {
  const existing = target[key];
  if (isList && Array.isArray(existing)) existing.push(text);
  else target[key] = isList ? [text] : text;
}
