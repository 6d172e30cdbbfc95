import type { FormState } from '../state/form-state.ts';

/** What the queue needs of the form controller. */
export interface QueueController {
  readonly state: Pick<FormState, 'screen'>;
  send(purpose: 'complete'): Promise<void>;
}

const watched = new WeakSet<QueueController>();
/** Browsers do not always notice that they are online: it also tries every 20 seconds. */
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
  // After a reload: the form itself was just fetched.
  queueMicrotask(trySending);
}
