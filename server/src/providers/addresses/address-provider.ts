import type { FoundAddress } from '@form-builder/core/contract/visitor/lookups.ts';

/** An address as a register gives it; who asked for it adds the proof. */
export type RegisteredAddress = Omit<FoundAddress, 'proof'>;

/** A line to choose from. */
export interface AddressSuggestion {
  readonly id: string;
  readonly label: string;
}

/** A register of addresses. Every call throws a ProviderError when the register gives no answer. */
export interface AddressProvider {
  /** Every address with this postcode (`1234AB`) and number, whatever its letter and addition. */
  findByNumber(postcode: string, houseNumber: number): Promise<readonly RegisteredAddress[]>;
  /** Addresses that words may mean, the likeliest first. */
  suggest(words: string): Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; `undefined` when it is there no more. */
  find(id: string): Promise<RegisteredAddress | undefined>;
  /** The address nearest to a place in degrees (WGS 84), on one line; `undefined` when none is near. */
  findNear(lat: number, lng: number): Promise<string | undefined>;
}
