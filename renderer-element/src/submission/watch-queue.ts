import type { FormController } from '../form-controller/form-controller.ts';

const watched = new WeakSet<FormController>();
/** Browsers do not always know that a line is back: it is tried by the clock as well. */
const pauseMs = 20_000;

/** Sends a form that waits for a line, at the visitor's own wish, as soon as there is one. */
export function watchQueue(controller: FormController): void {
  if (watched.has(controller)) return;
  watched.add(controller);
  const trySending = () => {
    if (controller.state.screen === 'queued' && navigator.onLine) void controller.send('complete');
  };
  window.addEventListener('online', trySending);
  setInterval(trySending, pauseMs);
  // After a reload: the form itself just came over the line.
  queueMicrotask(trySending);
}
