import { subscribe } from 'valtio/vanilla';
import { dress } from '../theme/style-sheets.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import { noteTypedEarly } from './early-input.ts';

/** What shows that a visitor begins; a view must answer from there on. */
const beginnings = ['focusin', 'pointerdown', 'keydown', 'input', 'click'];

/** How long a page that nobody touches may stay as it was painted. */
const untouchedMs = 500;

/** How long after failing the form is opened again: twice as long each time, until the longest. */
const againMs = 1_000;
const longestAgainMs = 30_000;

/**
 * A first page that stood in the element before its code came. It can be read and typed into; the
 * views take it over when the browser is idle, or with the visitor's first touch once they can.
 */
export class PaintedPage {
  /** Until then nothing else may be drawn. */
  isHeld = true;
  readonly #root: ShadowRoot;
  readonly #visit: Visit;
  readonly #draw: () => void;
  readonly #events = new AbortController();
  readonly #stopWaiting: () => void;
  #isOpened = false;
  #pressed = -1;
  #againMs = againMs;
  #isTrying = false;

  constructor(root: ShadowRoot, visit: Visit, draw: () => void) {
    this.#root = root;
    this.#visit = visit;
    this.#draw = draw;
    const { signal } = this.#events;
    for (const name of beginnings) {
      root.addEventListener(name, (event) => this.#hear(event), { capture: true, signal });
    }
    this.#stopWaiting = subscribe(visit.state, () => this.#look());
  }

  #look(): void {
    const { screen, problem } = this.#visit.state;
    if (this.#isOpened || screen === 'loading') return;
    // A page to read and type in serves better than one that says there is no line, until asked.
    if (problem?.canRetry && this.#pressed < 0) return this.#tryAgain();
    this.#isOpened = true;
    const takeOver = () => this.#takeOver();
    if (!this.#fits) takeOver();
    else if ('requestIdleCallback' in window)
      requestIdleCallback(takeOver, { timeout: untouchedMs });
    else setTimeout(takeOver);
  }

  #hear(event: Event): void {
    if (this.#isOpened) this.#takeOver();
    else if (event.type === 'click') {
      this.#pressed = this.#buttons.findIndex((button) => event.composedPath().includes(button));
      this.#look();
    }
  }

  #tryAgain(): void {
    if (this.#isTrying) return;
    this.#isTrying = true;
    setTimeout(() => {
      this.#isTrying = false;
      this.#againMs = Math.min(2 * this.#againMs, longestAgainMs);
      if (this.isHeld) void this.#visit.open();
    }, this.#againMs);
  }

  /** Whether the views would draw what was painted: the same words, day and empty first page. */
  get #fits(): boolean {
    const { screen, text, isRestored, opened } = this.#visit.state;
    const painted = opened?.form.first_page;
    return (
      screen === 'page' &&
      !isRestored &&
      painted?.locale === text?.locale &&
      painted?.day === opened?.session.clock.today()
    );
  }

  #takeOver(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.#events.abort();
    this.#stopWaiting();
    const restore = noteTypedEarly(this.#root);
    const button = this.#pressed;
    const page = this.#root.querySelector('div');
    // It may have waited for answers that turned out to be too old.
    if (this.#fits && page) page.inert = false;
    else this.#root.replaceChildren();
    // It had its styles: ours would have covered its theme until that is drawn as well.
    dress(this.#root);
    this.#draw();
    this.#afterPage(() => {
      restore();
      this.#buttons[button]?.click();
    });
  }

  /** At once, or when the page is there after all: opening a form may take a second try. */
  #afterPage(work: () => void): void {
    const { state } = this.#visit;
    if (state.screen === 'page') work();
    else {
      const stop = subscribe(state, () => {
        if (state.screen !== 'page') return;
        stop();
        setTimeout(work);
      });
    }
  }

  get #buttons(): readonly HTMLButtonElement[] {
    return [...this.#root.querySelectorAll('button')];
  }
}
