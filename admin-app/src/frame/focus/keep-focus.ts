import { focusFallback } from './focus-fallback.ts';

/** A list whose items take over the focus of a removed one. */
const focusList = 'data-focus-list';

/** After this time nobody else moves the focus: panels and dialogs give it back within a few milliseconds. */
const settledMs = 60;

/** The number of elements, of those that had the focus before, of which one can have it again. */
const maxEarlier = 20;

const focusable =
  ':is(button, input, textarea, select, a[href], [tabindex="0"]):not(:disabled, [tabindex="-1"])';
const hidden = '[inert], [hidden], [aria-hidden="true"]';

/** Where the focus was: the element, each element around it, its place in the nearest list, and the screen. */
interface Focused {
  readonly element: Element;
  readonly path: readonly Element[];
  readonly index: number;
  readonly screen: string;
}

/**
 * Keeps the focus out of the body, where the keyboard does nothing and a screen reader starts again. When the element
 * with the focus disappears or is disabled (a removed row, a closed dialog, a saved form), the item that takes its
 * place in its list gets the focus, else its dialog, else what the screen names for it, else what had it before. What
 * can be used again gets it back. Returns what stops it.
 */
export function keepFocus(): () => void {
  const keeper = new FocusKeeper();
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) keeper.note(target);
  };
  const onPointerDown = () => {
    setTimeout(() => keeper.letGo());
  };
  const observer = new MutationObserver(() => keeper.check());
  if (document.activeElement && !isNowhere()) keeper.note(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'data-loading'],
  });
  return () => {
    keeper.stop();
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}

class FocusKeeper {
  #last: Focused | undefined;
  #earlier: readonly Element[] = [];
  /** Whether the element with the focus is busy. */
  #isWaiting = false;
  /** What was disabled, and what has the focus meanwhile. */
  #displaced: { readonly element: Element; readonly by: Element | null } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Notes that an element got the focus. */
  note(element: Element): void {
    this.#isWaiting = false;
    this.#displaced = undefined;
    this.#last = focusedAt(element);
    const others = this.#earlier.filter((one) => one !== element);
    this.#earlier = [element, ...others].slice(0, maxEarlier);
  }

  /** Leaves the focus nowhere after a click beside everything. */
  letGo(): void {
    if (this.#last && isNowhere() && !isGone(this.#last.element)) this.#last = undefined;
  }

  /** Gives the focus back, or soon to another element, when the page has changed around it. */
  check(): void {
    if (!this.#last) return;
    const { element } = this.#last;
    const isFree = this.#isWaiting && !isGone(element);
    this.#isWaiting = isBusy(element);
    if (this.#displaced?.by === document.activeElement && !isGone(this.#displaced.element))
      focus(this.#displaced.element);
    else if (isFree && isNowhere()) focus(element);
    else if (!this.#isWaiting && isGone(element))
      this.#timer ??= setTimeout(() => this.#restore(), settledMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #restore(): void {
    this.#timer = undefined;
    if (!this.#last || !isNowhere() || !isGone(this.#last.element)) return;
    const { element } = this.#last;
    focusNear(this.#last, this.#earlier);
    if (element.isConnected) this.#displaced = { element, by: document.activeElement };
  }
}

const isNowhere = (): boolean => document.activeElement === document.body;

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Whether a button shows that its work is being done, and can be pressed again afterwards. */
const isBusy = (element: Element): boolean =>
  element.isConnected && element.matches(':disabled[data-loading]');

function focusedAt(element: Element): Focused {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  const inList = path.findIndex((at) => at.parentElement?.hasAttribute(focusList));
  const item = path[inList];
  const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1;
  return { element, path, index, screen: location.pathname };
}

function focusNear({ path, index, screen }: Focused, earlier: readonly Element[]): void {
  const around = path.find((at) => !isGone(at));
  const dialog = around?.closest('[role="dialog"]');
  if (around?.hasAttribute(focusList)) focusItem(around, index);
  else if (dialog) focusFirst(dialog);
  // Another screen focuses its own heading.
  if (!isNowhere() || screen !== location.pathname || focusFallback()) return;
  const found = earlier.find((one) => !isGone(one) && one.closest(hidden) === null);
  focus(found ?? document.querySelector('h1[tabindex]'));
}

/** Focuses the item at a place of a list, else the nearest one after it, else before it. */
function focusItem(list: Element, index: number): void {
  const items = [...list.children];
  const nearest = [...items.slice(index), ...items.slice(0, index).toReversed()];
  focusFirst(nearest.find((item) => firstIn(item) !== null));
}

const firstIn = (inside: Element): Element | null =>
  inside.matches(focusable) ? inside : inside.querySelector(focusable);

const focusFirst = (inside: Element | undefined) => focus(inside ? firstIn(inside) : null);

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
