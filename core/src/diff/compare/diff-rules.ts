import type { Change } from '../change.ts';
import { diffPresence } from './diff-members.ts';
import type { JsonRecord } from '../json.ts';
import { compareItems, isKeyedList, keyedItems } from './keyed-list.ts';

/**
 * Returns the changes of the rules of a field or page, by their ids. Their order matters, because a
 * later rule overrides an earlier one.
 */
export function* diffRules(
  holderId: string,
  before: JsonRecord,
  after: JsonRecord,
): Generator<Change> {
  const [old, now] = [before['logic'], after['logic']];
  if (!isKeyedList(old) || !isKeyedList(now)) return;
  const all = { effect: 'behaviour', holderId } as const;
  const { removed, changed, placed } = compareItems(keyedItems(old), keyedItems(now));
  for (const { key, item: rule } of removed) yield { kind: 'rule_removed', ...all, key, rule };
  for (const change of changed) yield { kind: 'rule_changed', ...all, ...change };
  for (const { key, item: rule, to, isMoved } of placed) {
    yield { kind: isMoved ? 'rule_moved' : 'rule_added', ...all, key, rule, to };
  }
}

/** Whether an empty list of rules became absent, or the reverse. */
export const diffRulePresence = (before: JsonRecord, after: JsonRecord) =>
  diffPresence(before['logic'], after['logic'], []);
