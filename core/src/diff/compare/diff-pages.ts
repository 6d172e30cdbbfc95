import type { Change } from '../change.ts';
import { compareLists } from './compare-lists.ts';
import { diffMembers } from './diff-members.ts';
import { diffRulePresence, diffRules } from './diff-rules.ts';
import type { FlatPages } from './flatten-pages.ts';
import type { JsonRecord } from '../json.ts';
import { isKeyedList } from './keyed-list.ts';

/** Returns the changes of the pages themselves. */
export function* diffPages(before: FlatPages, after: FlatPages): Generator<Change> {
  const order = [...before.pages.keys()];
  const { removed, placed } = compareLists(order, [...after.pages.keys()]);
  const effect = 'behaviour';
  for (const pageId of removed) {
    yield { kind: 'page_removed', effect, pageId, page: before.pages.get(pageId) ?? {} };
  }
  for (const { key: pageId, at, isMoved } of placed) {
    yield isMoved
      ? { kind: 'page_moved', effect, pageId, from: order.indexOf(pageId), at }
      : { kind: 'page_added', effect, pageId, page: after.pages.get(pageId) ?? {}, at };
  }
  for (const [pageId, page] of after.pages) {
    const old = before.pages.get(pageId);
    if (old) yield* diffPage(pageId, old, page);
  }
}

function* diffPage(pageId: string, before: JsonRecord, after: JsonRecord): Generator<Change> {
  const areRulesKeyed = isKeyedList(before['logic']) && isKeyedList(after['logic']);
  for (const change of diffMembers(before, after)) {
    const { name } = change;
    if (name === 'logic' && areRulesKeyed) continue;
    const effect = name === 'is_hidden' || name === 'logic' ? 'behaviour' : 'wording';
    yield { kind: name === 'title' ? 'page_renamed' : 'page_changed', effect, pageId, ...change };
  }
  if (!areRulesKeyed) return;
  yield* diffRules(pageId, before, after);
  for (const mark of diffRulePresence(before, after)) {
    yield { kind: 'page_changed', effect: 'behaviour', pageId, name: 'logic', ...mark };
  }
}
