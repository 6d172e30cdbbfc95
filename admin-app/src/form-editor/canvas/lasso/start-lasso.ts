import type { Editor } from '../../editor/editor.ts';
import { selectedFieldIds, selectFields } from '../../editor/selection.ts';
import { focusSelectedBox } from '../box-keys.ts';
import { drawnFields } from './drawn-fields.ts';
import type { Area } from './lasso-area.ts';
import { LassoDrag } from './lasso-drag.ts';
import styles from './lasso.module.css';

/**
 * Selects fields by dragging a rectangle from the ground of the canvas; with Shift or Ctrl in addition to the
 * selected ones. By keyboard, Shift with an arrow and Ctrl A do the same. Returns the function that stops it.
 */
export function startLasso(editor: Editor, canvas: HTMLElement): () => void {
  const lasso = document.createElement('div');
  lasso.className = styles.lasso ?? '';
  lasso.hidden = true;
  canvas.append(lasso);
  const stop = listen(editor, canvas, lasso);
  return () => {
    stop();
    lasso.remove();
  };
}

/** Listens to presses on the ground; returns the function that stops it. */
function listen(editor: Editor, canvas: HTMLElement, lasso: HTMLElement): () => void {
  let stop: (() => void) | null = null;
  const onPointerDown = (event: PointerEvent) => {
    if (stop === null && isOnGround(event, canvas)) {
      stop = follow(editor, { canvas, lasso, event }, () => {
        stop = null;
      });
    }
  };
  canvas.addEventListener('pointerdown', onPointerDown);
  return () => {
    stop?.();
    canvas.removeEventListener('pointerdown', onPointerDown);
  };
}

interface Press {
  readonly canvas: HTMLElement;
  readonly lasso: HTMLElement;
  readonly event: PointerEvent;
}

/** Follows one drag until the pointer is released, or Escape is pressed. */
function follow(editor: Editor, { canvas, lasso, event }: Press, onEnd: () => void): () => void {
  const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
  const drag = new LassoDrag({
    canvas,
    from: { x: event.clientX, y: event.clientY },
    drawn: () => drawnFields(editor, canvas),
    onChange: (area, ids) => {
      place(lasso, area);
      mark(canvas, new Set(ids));
    },
  });
  const listeners = new AbortController();
  const end = () => {
    listeners.abort();
    drag.end();
    lasso.hidden = true;
    mark(canvas, new Set());
    onEnd();
  };
  const { signal } = listeners;
  window.addEventListener('pointermove', (to) => drag.move({ x: to.clientX, y: to.clientY }), {
    signal,
  });
  window.addEventListener(
    'pointerup',
    () => {
      end();
      if (drag.hasStarted) select(editor, canvas, drag.caught, isMore);
      else if (!isMore) selectPage(editor);
    },
    { signal },
  );
  window.addEventListener('pointercancel', end, { signal });
  // Text of the page must not be selected meanwhile.
  document.addEventListener('selectstart', (start) => start.preventDefault(), { signal });
  document.addEventListener(
    'keydown',
    (pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  return end;
}

/** A press with the mouse or a pen beside the fields; a finger scrolls, and the scrollbar is not the ground. */
function isOnGround({ target, button, pointerType, clientX }: PointerEvent, canvas: HTMLElement) {
  if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return false;
  const isOnScrollbar = clientX >= canvas.getBoundingClientRect().left + canvas.clientWidth;
  return !isOnScrollbar && target.closest('nav, button, [data-canvas-overlay]') === null;
}

function select(editor: Editor, canvas: HTMLElement, ids: readonly string[], isMore: boolean) {
  const before = isMore ? selectedFieldIds(editor.state.selection) : [];
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return isMore ? undefined : selectPage(editor);
  editor.select(selectFields([...before, ...added]));
  focusSelectedBox(editor, canvas);
}

/** Beside the fields nothing but the page can be meant; another selection than of fields stays. */
function selectPage(editor: Editor): void {
  const { selection, pageId } = editor.state;
  if (selectedFieldIds(selection).length > 0 && pageId !== null)
    editor.select({ kind: 'page', id: pageId });
}

function place(lasso: HTMLElement, { left, top, right, bottom }: Area): void {
  lasso.hidden = false;
  lasso.style.transform = `translate(${left}px, ${top}px)`;
  lasso.style.width = `${right - left}px`;
  lasso.style.height = `${bottom - top}px`;
}

/** Shows which fields are in the lasso, without rendering the page again at each move. */
function mark(canvas: HTMLElement, ids: ReadonlySet<string>): void {
  for (const hit of canvas.querySelectorAll<HTMLElement>('[data-hit]')) {
    hit.toggleAttribute('data-caught', ids.has(hit.dataset['hit'] ?? ''));
  }
}
