/** Opens a form again. */
export interface Reopener {
  open(): Promise<void>;
}

const watched = new WeakSet<Reopener>();

/** A link that is followed on the page of the form changes only the fragment of the address. */
export function watchEntryPoints(controller: Reopener): void {
  if (watched.has(controller)) return;
  watched.add(controller);
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#fb-')) void controller.open();
  });
}
