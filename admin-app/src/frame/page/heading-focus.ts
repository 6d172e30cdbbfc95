let isPending = false;

/** Called after each navigation to another URL, so that the next heading takes the focus. */
export function requestHeadingFocus(): void {
  isPending = true;
}

/** Called by a heading that appears; true once per navigation. */
export function takeHeadingFocus(): boolean {
  const taken = isPending;
  isPending = false;
  return taken;
}
