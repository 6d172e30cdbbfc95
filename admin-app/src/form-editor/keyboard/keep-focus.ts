import type { Editor } from '../editor/editor.ts';
import { focusSelection } from '../editor/focus-selection.ts';

/** A list whose items take over the focus of a removed one. */
export const focusList = 'data-focus-list';

/** After this time nobody else moves the focus: panels and dialogs give it back within a few milliseconds. */
const settledMs = 60;

const focusable =
  ':is(button, input, textarea, select, a[href], [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Where the focus was: the element, each element around it, and its place in the nearest list. */
interface Focused {
  readonly path: readonly Element[];
  readonly index: number;
}

/**
 * Keeps the focus out of the body while the editor is open, where the keyboard does nothing and a screen reader
 * starts again: when the element with the focus disappears or is disabled (undo, a removed rule, a closed panel), the
 * item that takes its place in its list gets the focus, else its dialog, else the selected item. Returns what stops
 * it.
 */
export function keepFocus(editor: Editor): () => void {
  let last: Focused | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    timer = undefined;
    if (last && isLost(last)) focusNear(editor, last);
  };
  const check = () => {
    if (timer === undefined && last && isLost(last)) timer = setTimeout(restore, settledMs);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target !== document.body) last = focusedAt(target);
  };
  // A click beside everything leaves the focus nowhere on purpose.
  const onPointerDown = () => {
    setTimeout(() => {
      if (last && document.activeElement === document.body && !isLost(last)) last = undefined;
    });
  };
  const observer = new MutationObserver(check);
  if (document.activeElement && document.activeElement !== document.body)
    last = focusedAt(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('pointerdown', onPointerDown);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}

function focusedAt(element: Element): Focused {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  const inList = path.findIndex((at) => at.parentElement?.hasAttribute(focusList));
  const item = path[inList];
  return { path, index: item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1 };
}

const isLost = ({ path: [element] }: Focused): boolean =>
  document.activeElement === document.body &&
  element !== undefined &&
  (!element.isConnected || element.matches(':disabled'));

function focusNear(editor: Editor, { path, index }: Focused): void {
  const around = path.find((at) => at.isConnected && !at.matches(':disabled'));
  const dialog = around?.closest('[role="dialog"]');
  if (around?.hasAttribute(focusList)) focusItem(around, index);
  else if (dialog) focusFirst(dialog);
  if (document.activeElement === document.body) focusSelection(editor);
}

/** Focuses the item at a place of a list, else the nearest one after it, else before it. */
function focusItem(list: Element, index: number): void {
  const items = [...list.children];
  const nearest = [...items.slice(index), ...items.slice(0, index).toReversed()];
  focusFirst(nearest.find((item) => firstIn(item) !== null));
}

const firstIn = (inside: Element): Element | null =>
  inside.matches(focusable) ? inside : inside.querySelector(focusable);

function focusFirst(inside: Element | undefined): void {
  const first = inside ? firstIn(inside) : null;
  if (first instanceof HTMLElement) first.focus();
}
