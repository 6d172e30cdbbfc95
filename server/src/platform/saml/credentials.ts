import type { KeyObject, X509Certificate } from 'node:crypto';

/** Our own key, with the certificate of it that the other party knows. */
export interface SamlCredentials {
  readonly privateKey: KeyObject;
  readonly certificate: X509Certificate;
}

/** What a message needs besides its content. */
export interface MessageRuntime {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A new id that nobody can guess, as an XML name. */
  readonly createMessageId: () => string;
}
