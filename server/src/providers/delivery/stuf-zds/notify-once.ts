import type { DeliveryRequest, DeliveryWork } from '../delivery-driver.ts';
import type { StufClient } from './stuf-client.ts';
import { currentRound, faultStep, receivedStep, referenceOf } from './stuf-reference.ts';
import { findRefusal, isKnown } from './stuf-refusal.ts';
import type { StufSettings } from './stuf-settings.ts';

/** The context of the steps of one case. */
export interface CaseDelivery {
  readonly client: StufClient;
  readonly settings: StufSettings;
  readonly request: DeliveryRequest;
  readonly work: DeliveryWork;
}

/**
 * Sends a notification until the receiver has it: one that it knows already was confirmed in an answer that was lost.
 * What is noted names the round, so that a fault that the receiver reports later, even before the note, begins the next.
 */
export async function notifyOnce(
  delivery: CaseDelivery,
  step: string,
  send: (reference: string) => Promise<void>,
): Promise<void> {
  const { steps } = delivery.work;
  await steps.once(receivedStep(step, currentRound(step, steps.has)), () =>
    sendRound(delivery, step, async (reference) => {
      await send(reference).catch((cause: unknown) => {
        if (!isKnown(cause)) throw cause;
      });
      return 'received';
    }),
  );
}

/**
 * Sends a message under a reference that stays the same until the receiver refuses the message. So a message whose
 * answer was lost is recognised by the receiver, and one that it refused is a new message to it.
 */
export async function sendRound(
  { request, work: { steps } }: CaseDelivery,
  step: string,
  send: (reference: string) => Promise<string>,
): Promise<string> {
  const round = currentRound(step, steps.has);
  try {
    return await send(referenceOf(request.id, `${step} ${String(round)}`));
  } catch (cause) {
    const refusal = findRefusal(cause);
    if (refusal !== undefined)
      await steps.once(faultStep(step, round), () => Promise.resolve(refusal));
    throw cause;
  }
}
