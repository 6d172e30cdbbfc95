/**
 * Returns the nonce that the server put in the page, which style elements created at run time must
 * have.
 */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

/** Libraries that lock scrolling read the nonce from this global. */
export function applyStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
