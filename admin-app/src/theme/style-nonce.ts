/** The nonce the server put in the page: style elements made at run time must carry it. */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.content ?? '';
}

/** Libraries that lock scrolling read the nonce from this well-known global. */
export function applyStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
