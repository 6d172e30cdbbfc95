import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { AuthEntity } from '@form-builder/core/field-types/auth/auth.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';

/** What is asked when someone leaves to log in. */
export interface AuthenticationRequest {
  /** Where the provider sends people back to. */
  readonly callback: string;
  /** Comes back unchanged: tells which login it was. */
  readonly state: string;
  readonly leastLevel: AssuranceLevel | null;
  readonly language: Language;
}

/** Somebody as the provider vouches for them. */
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

/** Speaks with one provider of logins; throws a ProviderError when it cannot be reached. */
export interface LoginDriver {
  /** The address to leave for, and what to remember until the way back. */
  begin(
    question: AuthenticationRequest,
  ): Promise<{ readonly url: string; readonly checks: string }>;
  /** Reads what the provider sent people back with; `address` is the whole of it. */
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
