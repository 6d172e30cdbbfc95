import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { describe, expect, test } from 'vitest';
import { findStartState, stepsWith } from './use-start-state.ts';

const page = (id: string, more: Partial<Page> = {}): Page => ({
  id,
  title: id,
  properties: [buildField('text', `field-${id}`)],
  ...more,
});
const startOf = (pages: readonly Page[]) => findStartState({ pages, variables: [] });

describe('findStartState', () => {
  test('knows the fields that a visitor does not see', () => {
    const shown = buildField('text', 'shown');
    const hidden = buildField('text', 'hidden', { is_hidden: true });
    const { pages } = buildForm(shown, hidden);
    expect([...startOf(pages).hiddenFields]).toEqual(['hidden']);
  });
});

describe('stepsWith', () => {
  const pages = [page('one'), page('two', { is_hidden: true }), page('three')];
  const start = startOf(pages);

  test('are the pages that a visitor sees', () => {
    expect(stepsWith(start, pages, 0).pageIndexes).toEqual([0, 2]);
  });

  test('contain the edited page, even if it is hidden', () => {
    expect(stepsWith(start, pages, 1).pageIndexes).toEqual([0, 1, 2]);
  });

  test('are of the pages as they are now, while the start of the form follows later', () => {
    const later = [page('new'), ...pages.slice(1)];
    expect(stepsWith(start, later, 0).pageIndexes).toEqual([0, 2]);
  });
});
