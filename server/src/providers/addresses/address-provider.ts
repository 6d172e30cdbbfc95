import type { FoundAddress } from '@form-builder/core/contract/visitor/lookups.ts';

/** An address as a register returns it; the caller adds the proof. */
export type RegisteredAddress = Omit<FoundAddress, 'proof'>;

/** A suggestion to choose from. */
export interface AddressSuggestion {
  readonly id: string;
  readonly label: string;
}

/**
 * A register of addresses. Every call throws a ProviderError when the register does not respond.
 */
export interface AddressProvider {
  /** Every address with this postcode (`1234AB`) and number, whatever its letter and addition. */
  findByNumber(postcode: string, houseNumber: number): Promise<readonly RegisteredAddress[]>;
  /** Addresses that match the words, the best match first. */
  suggest(words: string): Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; `undefined` when it no longer exists. */
  find(id: string): Promise<RegisteredAddress | undefined>;
  /** The address nearest to a place in degrees (WGS 84), on one line; `undefined` when none is near. */
  findNear(lat: number, lng: number): Promise<string | undefined>;
}
