import type { Change } from '../change.ts';
import { compareLists } from './compare-lists.ts';
import { diffMembers } from './diff-members.ts';
import type { FlatPages } from './flatten-pages.ts';

/** What changed about the pages themselves. */
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
    for (const change of old ? diffMembers(old, page) : []) {
      const kind = change.name === 'title' ? 'page_renamed' : 'page_changed';
      yield { kind, effect: 'wording', pageId, ...change };
    }
  }
}
