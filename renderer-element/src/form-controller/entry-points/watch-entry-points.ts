import type { FormController } from '../form-controller.ts';

const watched = new WeakSet<FormController>();

/** A link that is followed on the form's own page changes only what stands after the `#`. */
export function watchEntryPoints(controller: FormController): void {
  if (watched.has(controller)) return;
  watched.add(controller);
  window.addEventListener('hashchange', () => {
    if (location.hash.startsWith('#fb-')) void controller.open();
  });
}
