import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { AuthEntity } from '@form-builder/core/field-types/auth/auth.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** The request of a login at a provider. */
export interface AuthenticationRequest {
  /** The address that the provider redirects back to. */
  readonly callback: string;
  /** Returned unchanged by the provider: identifies the login. */
  readonly state: string;
  readonly minLevel: AssuranceLevel | null;
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
   * Returns the URL that ends the session at the provider; `null` when it has none. It contains no
   * proof of the visitor's identity, because that would put an identifier in a URL.
   */
  end(leaving: { readonly returnTo: string; readonly state: string }): Promise<string | null>;
  /** Checks, without side effects, that the provider responds and accepts our credentials. */
  check(): Promise<void>;
  /** The name of the organisation that may use the identifier, shown at the button. */
  readonly organisation: string | null;
}
