/** Returns the id of the control for the translation of the text with this key. */
export const controlId = (key: string): string => `translation-${key}`;

/** Moves the focus to the control of a text, once its page is rendered. */
export function focusText(key: string, framesLeft = 30): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(controlId(key));
    const target = control?.querySelector<HTMLElement>('[contenteditable="true"]') ?? control;
    if (target) target.focus();
    else if (framesLeft > 0) focusText(key, framesLeft - 1);
  });
}
