import type { ProgramField } from '../../../session/program/program-field.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { nameOf } from '../../fields/field-name.ts';

/** A break splits a page directly on it, or in a building block directly on it. */
export const checkBreaks: Check = function* ({ fields }) {
  for (const one of fields) {
    const { definition, parent } = one.program;
    if (definition.role !== 'content' || !definition.splitsPage || isOnPage(parent)) continue;
    yield createFinding('break_inside', { field_id: one.field.id }, nameOf(one));
  }
};

function isOnPage(around: ProgramField | null): boolean {
  if (around === null) return true;
  const { definition, parent } = around;
  const isOnce = definition.role === 'container' && definition.children === 'once';
  return isOnce && definition.isInPlace === true && isOnPage(parent);
}

/** Checks that a version has content, and that every page has a title and fields. */
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
