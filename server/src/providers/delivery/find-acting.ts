import { ProviderError } from '../provider-error.ts';
import type { DeliveredActing, DeliveryRequest } from './delivery-driver.ts';
import { findIdentifier, kindOfNumber, mappedText } from './mapped-text.ts';

/** Both parties of a login for somebody else, by their BSN or KVK number. */
export interface DeliveredRepresentation {
  readonly represented: string;
  readonly acting: string;
}

/** The numbers that say who initiated a case, and who acted for them. */
export type Initiating = Pick<DeliveryRequest, 'values' | 'identifiers'> & {
  readonly representations: readonly DeliveredRepresentation[];
};

/**
 * Who acted for the initiator, by numbers that are not masked; `undefined` when nobody did, and when the mapping makes
 * somebody else the initiator than who was represented.
 */
export function findActing(request: Initiating): DeliveredActing | undefined {
  const { values, representations } = request;
  if (representations.length === 0) return undefined;
  const bsn = findIdentifier(request, 'bsn');
  const initiator = bsn || findIdentifier(request, 'kvk');
  const found = representations.find(({ represented }) => represented === initiator);
  if (found === undefined && mappedText(values, 'initiator', bsn === '' ? 'kvk' : 'bsn') !== '')
    return undefined;
  const kind = kindOfNumber(found?.acting ?? '');
  return found === undefined || kind === undefined
    ? { kind: 'lost' }
    : { kind, number: found.acting };
}

/** Throws a ProviderError when a case would lose who acted without any trace. */
export function assertActingKept({ acting }: Pick<DeliveryRequest, 'acting'>): void {
  if (acting?.kind === 'lost')
    throw new ProviderError('refused', { text: JSON.stringify({ gemachtigde: null }) });
}
