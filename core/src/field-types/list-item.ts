import { plainMembers, recordOf, textIn } from './base/answer-record.ts';

/** One entry of a list that is kept outside the form: its id, its label and its other columns. */
export interface ListItem {
  readonly id: string;
  readonly label: string;
  readonly [column: string]: string | number | boolean | null;
}

/** Makes an unknown value an item; `undefined` when it cannot be one. */
export function parseItem(input: unknown): ListItem | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  const id = record && textIn(record, 'id', 200);
  const label = record && textIn(record, 'label', 2000);
  if (!record || id === undefined || label === undefined) return undefined;
  return { ...plainMembers(record), id, label };
}

const maxItems = 1000;

/** Makes an unknown value a list of items, each id once. */
export function parseItems(input: unknown): readonly ListItem[] | null | undefined {
  if (input === null) return null;
  if (!Array.isArray(input) || input.length > maxItems) return undefined;
  const items = new Map<string, ListItem>();
  for (const each of input) {
    const item = parseItem(each);
    if (!item) return undefined;
    items.set(item.id, item);
  }
  return items.size === 0 ? null : [...items.values()];
}
