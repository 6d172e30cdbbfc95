/** Focuses the first input of the properties, once they are drawn. */
export function focusProperties(): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>('[data-inspector] :is(input, textarea, [contenteditable="true"])')
      ?.focus(),
  );
}
