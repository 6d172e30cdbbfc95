import type { Field } from '@form-builder/core/form/form-definition.ts';
import { textsOf, type CanvasText } from './canvas-text.ts';

/** The selectors of the texts outside the fields. */
export const pageSelectors = {
  form: '.form-title',
  title: '#heading',
  previous_button_label: '.buttons [type="button"]',
  next_button_label: '.buttons [type="submit"]',
  submit_button_label: '.buttons [type="submit"]',
};

/** Finds the element that shows a text in the drawing; `null` when it is not (yet) drawn. */
export function findDrawnText(
  root: ShadowRoot,
  text: CanvasText,
  cellKeyOf: (fieldId: string) => string,
): HTMLElement | null {
  if (text.on === 'form') return root.querySelector<HTMLElement>(pageSelectors.form);
  if (text.on === 'page') return root.querySelector<HTMLElement>(pageSelectors[text.name]);
  const key = cellKeyOf(text.id);
  if (text.on === 'field') {
    return (
      root.getElementById(`${text.name}-${key}`) ??
      (text.name === 'label' ? titleWithin(root.getElementById(`field-${key}`)) : null)
    );
  }
  const choice = root
    .getElementById(`field-${key}`)
    ?.querySelector(`.choices input[value="${CSS.escape(text.optionId)}"]`);
  return choice?.parentElement?.querySelector<HTMLElement>('.choice-label') ?? null;
}

/** The title of a field that holds others, or that is one; not the label of a field inside it. */
function titleWithin(frame: HTMLElement | null): HTMLElement | null {
  return (
    frame?.querySelector<HTMLElement>(
      ':scope > .section-title, :scope > .fieldset > .section-title',
    ) ?? null
  );
}

/** The text of a field that is drawn at a point of the window. */
export function textAt(
  root: ShadowRoot,
  field: Field,
  cellKeyOf: (fieldId: string) => string,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): CanvasText | undefined {
  return textsOf(field).find((text) => {
    const drawn = findDrawnText(root, text, cellKeyOf);
    return drawn !== null && linesOf(drawn).some((rect) => holds(rect, clientX, clientY));
  });
}

/** The rectangles of the words, because a label is as wide as its field. */
function linesOf(element: HTMLElement): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;
