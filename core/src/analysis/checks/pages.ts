import { createFinding } from '../finding-codes.ts';
import type { Check } from './check.ts';

/** A version has something to fill in or read, and every page has a title and fields. */
export const checkPages: Check = function* ({ definition: { pages } }) {
  if (pages.length === 0) yield createFinding('no_pages', { setting: 'pages' });
  const isEmpty = pages.every(({ properties }) => properties.length === 0);
  const [first] = pages;
  if (first && isEmpty) yield createFinding('no_fields', { page_id: first.id });
  for (const [at, { id, title, properties }] of pages.entries()) {
    const params = { page: title.trim() || at + 1 };
    if (title.trim() === '')
      yield createFinding('page_title_missing', { page_id: id, setting: 'title' }, params);
    if (properties.length === 0 && !isEmpty)
      yield createFinding('page_empty', { page_id: id }, params);
  }
};
