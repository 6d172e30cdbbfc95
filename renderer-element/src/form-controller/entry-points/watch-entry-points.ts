import type { Visit } from '../form-controller.ts';

const watched = new WeakSet<Visit>();

/** A link that is followed on the form's own page changes only what stands after the `#`. */
export function watchArrivals(visit: Visit): void {
  if (watched.has(visit)) return;
  watched.add(visit);
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#fb-')) void visit.open();
  });
}
