import { ProviderError } from '../provider-error.ts';
import type { PartyNumber } from '../auth/identifier-kind.ts';
import type { DeliveredActing, DeliveryRequest } from './delivery-driver.ts';
import {
  findInitiatorNumber,
  findMappedInitiator,
  mappedBranch,
  type Initiating,
} from './find-initiator.ts';

/** Both parties of a login for somebody else. */
export interface DeliveredRepresentation {
  /** A company can have an RSIN beside its KVK number. */
  readonly represented: readonly PartyNumber[];
  readonly acting: PartyNumber;
}

/**
 * Who acted for the initiator, by numbers that are not masked; `undefined` when nobody did, and when the mapping makes
 * somebody else the initiator than who was represented.
 */
export function findActing(
  request: Initiating & { readonly representations: readonly DeliveredRepresentation[] },
): DeliveredActing | undefined {
  const { representations } = request;
  if (representations.length === 0) return undefined;
  const initiator = findInitiatorNumber(request);
  const found = representations.find(({ represented }) =>
    represented.some(({ kind, number }) => kind === initiator?.kind && number === initiator.number),
  );
  const isMapped = findMappedInitiator(request) !== undefined || mappedBranch(request) !== '';
  if (found === undefined) return isMapped ? undefined : { kind: 'lost' };
  const { kind, number } = found.acting;
  return kind === 'bsn' || kind === 'kvk' ? { kind, number } : { kind: 'lost' };
}

/** Throws a ProviderError when a case would lose who acted without any trace. */
export function assertActingKept({ acting }: Pick<DeliveryRequest, 'acting'>): void {
  if (acting?.kind === 'lost')
    throw new ProviderError('refused', { text: JSON.stringify({ gemachtigde: null }) });
}
