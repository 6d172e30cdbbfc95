/** A call to a host that tenants are not allowed to use. */
export class BlockedAddressError extends Error {
  override readonly name = 'BlockedAddressError';

  constructor() {
    super('The address is not one that may be called.');
  }
}
