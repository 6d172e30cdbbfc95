import type { Change } from '../change.ts';
import { diffPresence } from './diff-members.ts';
import type { FlatField } from './flatten-pages.ts';
import { compareItems, isKeyedList, keyedItems } from './keyed-list.ts';

/** The rules of a field that differ, by their ids. Their order counts: a later one wins. */
export function* diffRules(before: FlatField, after: FlatField): Generator<Change> {
  const [old, now] = [before.record['logic'], after.record['logic']];
  if (!isKeyedList(old) || !isKeyedList(now)) return;
  const all = { effect: 'behaviour', fieldId: after.id } as const;
  const { removed, changed, placed } = compareItems(keyedItems(old), keyedItems(now));
  for (const { key, item: rule } of removed) yield { kind: 'rule_removed', ...all, key, rule };
  for (const change of changed) yield { kind: 'rule_changed', ...all, ...change };
  for (const { key, item: rule, to, isMoved } of placed) {
    yield { kind: isMoved ? 'rule_moved' : 'rule_added', ...all, key, rule, to };
  }
  for (const mark of diffPresence(old, now, [])) {
    yield { kind: 'setting_changed', ...all, at: 'field', name: 'logic', ...mark };
  }
}
