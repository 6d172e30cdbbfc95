import type { FormState } from '../state/form-state.ts';

/** What the queue needs of the form controller. */
export interface QueueController {
  readonly state: Pick<FormState, 'screen'>;
  send(purpose: 'complete'): Promise<void>;
}

const watched = new WeakSet<QueueController>();
/** Browsers do not always know that a line is back: it is tried by the clock as well. */
const pauseMs = 20_000;

/** Sends a form that waits for a line, at the visitor's own wish, as soon as there is one. */
export function watchQueue(controller: QueueController): void {
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
