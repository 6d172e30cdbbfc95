import { createHash } from 'node:crypto';
import type { SentStep } from '../delivery-driver.ts';

const idPattern = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/;
const idCharacters = 32;

/** How many rounds of a step are looked for: each is a refusal after which staff tried again. */
const maxRounds = 50;

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

/** The step with the fault of a round. */
export const faultStep = (step: string, round: number): string => `${step} fault ${String(round)}`;

/** Finds which step, in which round, was sent under a reference; only of what was received, or refused before. */
export function findSentStep(
  id: string,
  reference: string,
  steps: readonly string[],
): SentStep | undefined {
  const sent = new Set(
    steps
      .map((step) => step.replace(/ fault \d+$/, ''))
      .filter((step) => /^(?:case|document \d+)$/.test(step)),
  );
  for (const step of sent)
    for (let round = 1; round <= maxRounds; round += 1)
      if (referenceOf(id, `${step} ${String(round)}`) === reference)
        return { step, fault: faultStep(step, round) };
  return undefined;
}
