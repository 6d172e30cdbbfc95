import { subscribe } from 'valtio/vanilla';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { adoptStyles } from '../theme/style-sheets.ts';
import type { FormState } from '../state/form-state.ts';
import { captureEarlyInput } from './early-input.ts';
import { isLongPage } from './is-long-page.ts';
import { whenIdle } from './when-idle.ts';

type FieldsModule = typeof import('./prerendered-fields.ts');

/** The events that start interaction; hydration must not wait longer. */
const beginnings = ['focusin', 'pointerdown', 'keydown', 'input', 'click'];

/** How long after a failure the form is fetched again: doubled each time, up to the longest. */
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/** What hydration needs of the form controller. */
export interface HydratedController {
  readonly state: FormState;
  readonly navigation: Pick<FormNavigation, 'cells'> | undefined;
  /** Fetches the form again. */
  open(): Promise<void>;
}

/**
 * A prerendered first page. Visitors can read it and type in it; it is hydrated when the browser is
 * idle, or at the first interaction once the form is open.
 */
export class HydratingPage {
  /** Nothing else may render until the page is hydrated. */
  isPending = true;
  readonly #root: ShadowRoot;
  readonly #controller: HydratedController;
  readonly #render: () => void;
  readonly #events = new AbortController();
  readonly #stopWaiting: () => void;
  #fields: FieldsModule | undefined;
  #isOpened = false;
  #pressed = -1;
  #retryMs = firstRetryMs;
  #isRetrying = false;

  constructor(root: ShadowRoot, controller: HydratedController, render: () => void) {
    this.#root = root;
    this.#controller = controller;
    this.#render = render;
    const { signal } = this.#events;
    for (const name of beginnings) {
      root.addEventListener(name, (event) => this.#onEvent(event), { capture: true, signal });
    }
    this.#stopWaiting = subscribe(controller.state, () => this.#onStateChange());
  }

  #onStateChange(): void {
    const { screen, problem } = this.#controller.state;
    if (this.#isOpened || screen === 'loading') return;
    // A readable page is better than an offline message, until the visitor presses a button.
    if (problem?.canRetry && this.#pressed < 0) return this.#retrySoon();
    this.#isOpened = true;
    const hydrate = () => this.#hydrate();
    if (!this.#isUnchanged) hydrate();
    else void this.#loadFields().then(() => whenIdle(hydrate));
  }

  #onEvent(event: Event): void {
    if (this.#isOpened) this.#hydrate();
    else if (event.type === 'click') {
      this.#pressed = this.#buttons.findIndex((button) => event.composedPath().includes(button));
      this.#onStateChange();
    }
  }

  #retrySoon(): void {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    setTimeout(() => {
      this.#isRetrying = false;
      this.#retryMs = Math.min(2 * this.#retryMs, longestRetryMs);
      if (this.isPending) void this.#controller.open();
    }, this.#retryMs);
  }

  /** Whether the views would render the same HTML: the same language, date and empty first page. */
  get #isUnchanged(): boolean {
    const { screen, text, isRestored, opened } = this.#controller.state;
    const prerendered = opened?.form.first_page;
    return (
      screen === 'page' &&
      !isRestored &&
      !opened?.outside?.isFilled &&
      prerendered?.locale === text?.locale &&
      prerendered?.day === opened?.session.clock.today()
    );
  }

  #hydrate(): void {
    if (!this.isPending) return;
    this.isPending = false;
    this.#events.abort();
    this.#stopWaiting();
    const page = this.#root.querySelector('div');
    // The prerendered page has its own styles: the element's would override its theme until the
    // theme is rendered.
    adoptStyles(this.#root);
    // The page may have been inert for a draft that turned out to be too old.
    if (page) page.inert = false;
    if (this.#isUnchanged && this.#fields) this.#hydrateFields(this.#fields);
    else this.#renderPage();
  }

  /**
   * Loads the code for long pages. When that fails offline, or the visitor starts earlier, the page
   * is hydrated at once.
   */
  async #loadFields(): Promise<void> {
    const { opened } = this.#controller.state;
    if (opened && isLongPage(opened.form))
      this.#fields = await import('./prerendered-fields.ts').catch(() => undefined);
  }

  #hydrateFields({ waitForTurns }: FieldsModule): void {
    const waiting = waitForTurns(this.#root, this.#controller);
    const button = this.#buttons[this.#pressed];
    this.#render();
    void waiting?.start().then(() => button?.click());
  }

  #renderPage(): void {
    const restore = captureEarlyInput(this.#root);
    const button = this.#pressed;
    if (!this.#isUnchanged) this.#root.replaceChildren();
    this.#render();
    this.#afterPage(() => {
      restore();
      this.#buttons[button]?.click();
    });
  }

  /** Now, or when the page appears, because opening a form may need a retry. */
  #afterPage(work: () => void): void {
    const { state } = this.#controller;
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
