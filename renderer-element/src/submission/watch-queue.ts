import type { FormState } from '../state/form-state.ts';

/** The parts of the form controller that the queue needs. */
export interface QueueController {
  readonly state: Pick<FormState, 'screen'>;
  send(purpose: 'complete'): Promise<void>;
}

const watched = new WeakSet<QueueController>();
/**
 * Browsers do not always report that they are online, so submitting is also tried at this interval.
 */
const pauseMs = 20_000;

/** Submits a queued form as soon as the visitor is online. */
export function watchQueue(controller: QueueController): void {
  if (watched.has(controller)) return;
  watched.add(controller);
  const trySending = () => {
    if (controller.state.screen === 'queued' && navigator.onLine) void controller.send('complete');
  };
  window.addEventListener('online', trySending);
  setInterval(trySending, pauseMs);
  // After a reload the form was just fetched, so the server can be reached.
  queueMicrotask(trySending);
}
