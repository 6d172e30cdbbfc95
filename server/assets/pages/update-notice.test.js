// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announceUpdate } from './update-notice.js';

const texts = {
  text: 'Er is een nieuwe versie.',
  refresh: 'Verversen',
  hide: 'Verbergen',
  warning: 'Een oude versie kan problemen geven.',
  close: 'Sluiten',
};
// Weekdays by the clock of the visitor.
const thursday = new Date(2026, 10, 19, 12).getTime();
const friday = new Date(2026, 10, 20, 12).getTime();

describe('the notice of a new version', () => {
  /** @type {HTMLElement} */
  let parent;
  const refresh = vi.fn();
  const announce = (/** @type {number} */ now) =>
    announceUpdate({ now: () => now, texts, parent, refresh });
  const press = (/** @type {string} */ words) =>
    [...parent.querySelectorAll('button')]
      .find(({ textContent }) => textContent === words)
      ?.click();

  beforeEach(() => {
    parent = document.createElement('div');
    refresh.mockClear();
  });

  test('is shown on Thursdays only, once', () => {
    announce(friday);
    expect(parent.textContent).toBe('');
    announce(thursday);
    announce(thursday);
    expect(parent.querySelectorAll('.snackbar')).toHaveLength(1);
    expect(parent.querySelector('[role="status"]')?.textContent).toBe(texts.text);
  });

  test('refreshes', () => {
    announce(thursday);
    press('Verversen');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('warns before it is hidden, and still offers to refresh', () => {
    announce(thursday);
    press('Verbergen');
    expect(parent.querySelector('[role="status"]')?.textContent).toBe(texts.warning);
    press('Verversen');
    expect(refresh).toHaveBeenCalledOnce();
    press('Sluiten');
    expect(parent.textContent).toBe('');
  });
});
