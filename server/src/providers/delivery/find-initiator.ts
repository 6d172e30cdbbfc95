import type { PartyNumber } from '../auth/identifier-kind.ts';
import type { DeliveryRequest } from './delivery-driver.ts';
import { mappedText } from './mapped-text.ts';

/** What names the initiator of a case: mapped values, and the numbers of the logins with their kinds. */
export type Initiating = Pick<DeliveryRequest, 'values' | 'identifiers'>;

/** The number of the initiator of a case; a pseudonym is none. */
export interface InitiatorNumber extends PartyNumber {
  readonly kind: (typeof kinds)[number];
}

/** In the order in which they count: a person first, and a company by its RSIN before its KVK number. */
const kinds = ['bsn', 'rsin', 'kvk'] as const;

/** The number of a branch that the mapping makes the initiator; empty when there is none. */
export const mappedBranch = ({ values }: Pick<Initiating, 'values'>): string =>
  mappedText(values, 'initiator', 'vestigingsnummer');

/** The number that the mapping gives the initiator. */
export const findMappedInitiator = ({
  values,
}: Pick<Initiating, 'values'>): InitiatorNumber | undefined =>
  kinds
    .map((kind) => ({ kind, number: mappedText(values, 'initiator', kind) }))
    .find(({ number }) => number !== '');

/** The number of the initiator: of the mapping, or else of a login. A mapped branch is never that of a person. */
export const findInitiatorNumber = (request: Initiating): InitiatorNumber | undefined =>
  findMappedInitiator(request) ??
  kinds
    .filter((kind) => kind !== 'bsn' || mappedBranch(request) === '')
    .flatMap((kind) => {
      const found = request.identifiers.find((one) => one.kind === kind);
      return found === undefined ? [] : [{ kind, number: found.number }];
    })[0];
