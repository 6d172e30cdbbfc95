import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { AuthEntity } from '@form-builder/core/field-types/auth/auth.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** The request of a login at a provider. */
export interface AuthenticationRequest {
  /** The address that the provider redirects back to. */
  readonly callback: string;
  /** Comes back unchanged: tells which login it was. */
  readonly state: string;
  readonly leastLevel: AssuranceLevel | null;
  readonly language: Language;
}

/** An identity as the provider reports it. */
export interface ProvenIdentity {
  /** A citizen service number, a company's number or a pseudonym: never leaves the server. */
  readonly identifier: string;
  readonly entity: AuthEntity;
  readonly level: AssuranceLevel | null;
}

/** How a login ended. */
export type LoginOutcome =
  | { readonly kind: 'proven'; readonly identity: ProvenIdentity }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Talks to one login provider; throws a ProviderError when it cannot be reached. */
export interface LoginDriver {
  /** The address to redirect to, and what to store until the callback. */
  begin(
    question: AuthenticationRequest,
  ): Promise<{ readonly url: string; readonly checks: string }>;
  /** Reads the callback of the provider; `address` is the whole callback address. */
  finish(
    answer: Pick<AuthenticationRequest, 'state'> & {
      readonly address: URL;
      readonly checks: string;
    },
  ): Promise<LoginOutcome>;
  /**
   * Where the browser ends the session at the provider; `null` when it has no such place. Without a
   * proof of who leaves: that would put an identifier in an address.
   */
  end(leaving: { readonly returnTo: string; readonly state: string }): Promise<string | null>;
  /** Who is entitled to the identifier: shown at the button. */
  readonly organisation: string | null;
}
