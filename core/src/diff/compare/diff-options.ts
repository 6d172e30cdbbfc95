import type { Change } from '../change.ts';
import { diffPresence } from './diff-members.ts';
import type { FlatField } from './flatten-pages.ts';
import type { JsonRecord } from '../json.ts';
import { compareItems, isKeyedList, keyedItems, textOf, type KeyedItem } from './keyed-list.ts';

type WithOptions = Pick<FlatField, 'id' | 'record'>;

/** Returns the changes of a field's options, by their ids. */
export function* diffOptions(before: WithOptions, after: WithOptions): Generator<Change> {
  const [old, now] = [before.record['options'], after.record['options']];
  if (!isKeyedList(old) || !isKeyedList(now)) return;
  const fieldId = after.id;
  const items = keyedItems(old);
  const { removed, changed, placed } = compareItems(items, keepKeys(items, keyedItems(now)));
  for (const { key, item: option } of removed) {
    yield { kind: 'option_removed', effect: 'answers_incompatible', fieldId, key, option };
  }
  for (const change of changed)
    yield { ...classify(change.before, change.after), fieldId, ...change };
  for (const { key, item: option, to, isMoved } of placed) {
    yield isMoved
      ? { kind: 'option_moved', effect: 'wording', fieldId, key, option, to }
      : { kind: 'option_added', effect: 'behaviour', fieldId, key, option, to };
  }
  for (const mark of diffPresence(old, now, [])) {
    const place = { fieldId, at: 'field', name: 'options' } as const;
    yield { kind: 'setting_changed', effect: 'wording', ...place, ...mark };
  }
}

function classify(before: JsonRecord, after: JsonRecord) {
  if (before['id'] !== after['id']) {
    return { kind: 'option_recoded', effect: 'answers_incompatible' } as const;
  }
  const kind = before['label'] === after['label'] ? 'option_changed' : 'option_renamed';
  // Formulas read scores, so a change affects results.
  const effect = before['score'] === after['score'] ? 'wording' : 'behaviour';
  return { kind, effect } as const;
}

/** Gives an option with only another id its previous key, found by its label. */
function keepKeys(before: readonly KeyedItem[], after: readonly KeyedItem[]): readonly KeyedItem[] {
  const oldKeys = new Set(before.map(({ key }) => key));
  const newKeys = new Set(after.map(({ key }) => key));
  const gone = byLabel(before.filter(({ key }) => !newKeys.has(key)));
  const come = byLabel(after.filter(({ key }) => !oldKeys.has(key)));
  return after.map(({ key, item }) => {
    const label = textOf(item, 'label');
    const was = come.get(label) === key ? gone.get(label) : undefined;
    return { key: was ?? key, item };
  });
}

/** The keys by label; `undefined` for a label that several options have, or none. */
function byLabel(items: readonly KeyedItem[]): ReadonlyMap<string, string | undefined> {
  const keys = new Map<string, string | undefined>();
  for (const { key, item } of items) {
    const label = textOf(item, 'label');
    keys.set(label, keys.has(label) || label.trim() === '' ? undefined : key);
  }
  return keys;
}
