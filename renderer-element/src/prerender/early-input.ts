type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Captures the visitor's input in prerendered HTML, or in a part of it, before hydration: text,
 * choices, focus and caret. Returns a function that restores it in the hydrated controls as if the
 * visitor entered it there.
 */
export function captureEarlyInput(root: ShadowRoot, part: ParentNode & Node = root): () => void {
  const again = changedControls(part).map((control) => captureControl(root, control));
  const focusAgain = part.contains(root.activeElement) ? captureFocus(root) : undefined;
  return () => {
    again.forEach((restore) => restore());
    focusAgain?.();
  };
}

/** Whether the visitor answered something in a part of prerendered HTML. */
export function hasEarlyInput(part: ParentNode): boolean {
  return changedControls(part).length > 0;
}

function changedControls(part: ParentNode): readonly Control[] {
  return [...part.querySelectorAll<Control>('input, textarea, select')].filter(isChanged);
}

/** Whether a control differs from its prerendered state. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const prerendered = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(prerendered, 0);
  }
  if (!isTick(control)) return control.value !== control.defaultValue;
  // Only the selected radio button of a group counts.
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  return control.checked !== control.defaultChecked;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function captureControl(root: ShadowRoot, control: Control): () => void {
  const { id, value } = control;
  const isTicked = isTick(control) && control.checked;
  const files = control instanceof HTMLInputElement ? control.files : null;
  return () => {
    const now = root.getElementById(id);
    if (!isControl(now)) return;
    if (isTick(now)) now.checked = isTicked;
    else if (files === null) now.value = value;
    else if (now instanceof HTMLInputElement) now.files = files;
    for (const name of ['input', 'change']) {
      now.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    }
  };
}

function captureFocus(root: ShadowRoot): (() => void) | undefined {
  const before = root.activeElement;
  if (!before?.id) return undefined;
  const caret = isControl(before) && 'selectionStart' in before ? before.selectionStart : null;
  return () => {
    const now = root.getElementById(before.id);
    if (now !== root.activeElement) now?.focus();
    if (caret !== null && isControl(now) && 'setSelectionRange' in now) {
      if (now.selectionStart !== caret) now.setSelectionRange(caret, caret);
    }
  };
}

function isControl(element: Element | null): element is Control {
  return element !== null && 'value' in element && 'type' in element;
}
