/** Opens the form again, if it is still in the page. */
export interface Reopener {
  /** The element of the form; `isConnected` is that of a DOM node. */
  readonly element: { readonly isConnected: boolean };
  open(): Promise<void>;
}

const watched = new WeakSet<Reopener>();

/**
 * Handles a link that is followed on the page of the form, which changes only the fragment of the
 * URL. A form that was removed from the page leaves the link to the form that replaced it.
 */
export function watchEntryPoints(controller: Reopener): void {
  if (watched.has(controller)) return;
  watched.add(controller);
  window.addEventListener('hashchange', () => {
    if (controller.element.isConnected && location.hash.startsWith('#fb-')) void controller.open();
  });
}
