import type { DeliveryRequest } from './delivery-driver.ts';
import { findIdentifier } from './mapped-text.ts';

/** A company that logged in: the number by which the login knows it, and its RSIN. */
export interface DeliveredCompany {
  readonly identifier: string;
  readonly rsin: string;
}

/**
 * The RSIN that the login proved of the initiator of a case, by numbers that are not masked; `undefined` when the
 * initiator is a person, or another company than the one that logged in.
 */
export function findInitiatorRsin(
  request: Pick<DeliveryRequest, 'values' | 'identifiers'>,
  companies: readonly DeliveredCompany[],
): string | undefined {
  if (findIdentifier(request, 'bsn') !== '') return undefined;
  const initiator = findIdentifier(request, 'kvk');
  return companies.find(({ identifier }) => identifier === initiator)?.rsin;
}
