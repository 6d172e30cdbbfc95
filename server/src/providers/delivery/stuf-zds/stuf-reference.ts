import { createHash } from 'node:crypto';
import type { SentStep } from '../delivery-driver.ts';

const idPattern = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/;
const idCharacters = 32;

/**
 * A reference of 40 characters, the most that StUF allows: the id of the delivery, and a hash of the step and its
 * round. So an answer that comes later names the delivery, and the same message always has the same reference.
 */
export function referenceOf(id: string, step: string): string {
  const hash = createHash('sha256').update(`${id} ${step}`).digest('hex');
  return idPattern.test(id) ? `${id.replaceAll('-', '')}${hash.slice(0, 8)}` : hash.slice(0, 32);
}

/** The delivery of a reference; `undefined` for a reference that we did not give. */
export function deliveryOf(reference: string): string | undefined {
  if (!/^[0-9a-f]{40}$/.test(reference)) return undefined;
  return reference.slice(0, idCharacters).replace(idPattern, '$1-$2-$3-$4-$5');
}

/** The step that notes that the receiver has a notification of a round. */
export const receivedStep = (step: string, round: number): string =>
  `${step} round ${String(round)}`;

/** The step with the fault of a round. */
export const faultStep = (step: string, round: number): string => `${step} fault ${String(round)}`;

const confirmedStep = (step: string, round: number): string => `${step} confirmed ${String(round)}`;

/** The step with the number of what a notification adds; it is there before the notification is sent. */
export const numberStep = (step: string): string => `${step} number`;

/** A report about the payment of a case: 0 when the case is made, then one for each change. Stored before it is sent. */
export const paymentStep = (number: number): string => `payment ${String(number)}`;

/** The round in which a step is: every refusal begins the next. */
export function currentRound(step: string, has: (name: string) => boolean): number {
  let round = 1;
  while (has(faultStep(step, round))) round += 1;
  return round;
}

/**
 * Finds which notification, in which round, was sent under a reference. One that has its number may have been sent: the
 * receiver can report a fault before it is noted that it has the notification.
 */
export function findSentStep(
  id: string,
  reference: string,
  steps: readonly string[],
): SentStep | undefined {
  const known = new Set(steps);
  const numbered = ['case', ...steps.flatMap(documentIn)];
  const sent = [
    ...numbered.filter((step) => known.has(numberStep(step))),
    ...steps.filter((step) => /^payment [1-9]\d*$/.test(step)),
  ];
  for (const step of sent)
    for (let round = currentRound(step, (name) => known.has(name)); round > 0; round -= 1)
      if (referenceOf(id, `${step} ${String(round)}`) === reference)
        return { fault: faultStep(step, round), confirmed: confirmedStep(step, round) };
  return undefined;
}

const documentIn = (step: string): readonly string[] =>
  /^document \d+(?= number$)/.exec(step) ?? [];
