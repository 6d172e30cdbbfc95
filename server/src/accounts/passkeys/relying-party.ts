/** The party to which passkeys belong (WebAuthn, Relying Party): the host of one organisation. */
export interface RelyingParty {
  /** The host name: a passkey of one organisation does not exist for another. */
  readonly id: string;
  /** Shown by the device when it creates a passkey. */
  readonly name: string;
  readonly origin: string;
}

/** The relying party of a tenant with this canonical origin. */
export const relyingPartyOf = (name: string, origin: string): RelyingParty => ({
  id: new URL(origin).hostname,
  name,
  origin,
});
