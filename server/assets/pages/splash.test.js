// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showSplash } from './splash.js';

customElements.define(
  'form-builder-render',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<div aria-busy="true"></div>';
    }
  },
);

describe('the splash', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<form-builder-render></form-builder-render>';
  });
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  const find = () => document.querySelector('.splash');

  async function show() {
    const element = /** @type {HTMLElement} */ (document.querySelector('form-builder-render'));
    showSplash({ element, logo: '/media/logo.svg' });
    await vi.advanceTimersByTimeAsync(0);
    return async () => {
      element.shadowRoot?.firstElementChild?.setAttribute('aria-busy', 'false');
      await vi.advanceTimersByTimeAsync(0);
    };
  }

  test('is shown while the form loads, and a quarter of a second after', async () => {
    const come = await show();
    expect(find()?.querySelector('img')?.getAttribute('src')).toBe('/media/logo.svg');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(find()).not.toBeNull();
    await come();
    await vi.advanceTimersByTimeAsync(249);
    expect(find()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(find()).toBeNull();
  });

  test('never flashes: gone at once when the form came before it was seen', async () => {
    document.head.innerHTML = '<style>.splash { opacity: 0 }</style>';
    const come = await show();
    await come();
    await vi.advanceTimersByTimeAsync(0);
    expect(find()).toBeNull();
  });
});
