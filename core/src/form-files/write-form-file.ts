import type { FormFile } from '../contract/staff/forms/form-files.ts';

/** The members that come first; the others follow by name. */
const firstMembers: readonly string[] = [
  '$schema',
  'format_version',
  'form',
  'version',
  'references',
  'id',
  'short_id',
  'template_field_id',
  'type',
  'name',
  'title',
  'label',
  'description',
];

/** The members that come last, because they contain other objects. */
const lastMembers: readonly string[] = ['logic', 'properties', 'children', 'pages', 'translations'];

/**
 * Formats a file: indented, with members in a fixed order, so that version control shows only real
 * changes.
 */
export function writeFormFile(file: FormFile): string {
  return `${JSON.stringify(ordered(file), null, 2)}\n`;
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => compare(a, b)).map(([name, member]) => [name, ordered(member)]),
  );
}

function compare(a: string, b: string): number {
  const difference = rank(a) - rank(b);
  if (difference !== 0) return difference;
  return a < b ? -1 : 1;
}

function rank(name: string): number {
  const first = firstMembers.indexOf(name);
  if (first !== -1) return first - firstMembers.length;
  return lastMembers.indexOf(name) + 1;
}
