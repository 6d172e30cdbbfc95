import { findInitiatorNumber, type Initiating } from './find-initiator.ts';

/** A company that logged in: the KVK number by which the login knows it, and its RSIN. */
export interface DeliveredCompany {
  readonly identifier: string;
  readonly rsin: string;
}

/**
 * The RSIN that the login proved of the initiator of a case, by numbers that are not masked; `undefined` when the
 * initiator is a person, or another company than the one that logged in.
 */
export function findInitiatorRsin(
  request: Initiating,
  companies: readonly DeliveredCompany[],
): string | undefined {
  const initiator = findInitiatorNumber(request);
  if (initiator?.kind !== 'kvk') return undefined;
  return companies.find(({ identifier }) => identifier === initiator.number)?.rsin;
}
