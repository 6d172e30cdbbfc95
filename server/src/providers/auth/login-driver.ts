import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { AuthEntity } from '@form-builder/core/field-types/auth/auth.ts';
import type { LoginFailure } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { LoggableError } from '../../platform/logging/loggable-error.ts';
import type { ServiceAddresses } from '../../platform/saml/service-metadata.ts';
import type { IdentifierKind } from './identifier-kind.ts';

/** Where the app is, seen from the visitor's browser: on the same device or on another one. */
export type AppWay = 'here' | 'elsewhere';

/** The request of a login at a provider. */
export interface AuthenticationRequest {
  /** The address that the provider redirects back to. */
  readonly callback: string;
  /** Returned unchanged by the provider: identifies the login. */
  readonly state: string;
  /** Our page on which the visitor waits for an app on a phone. */
  readonly waitingPage: string;
  /** Where such an app is. */
  readonly way: AppWay;
  /** The address that an app on the same device opens at the end, with the state. */
  readonly appReturn: string;
  readonly minLevel: AssuranceLevel | null;
  readonly language: Language;
}

/** How the browser goes to the provider: by a redirect, or with a form of these fields that sends itself. */
export interface Departure {
  readonly url: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The session at a provider that a later logout ends. */
export interface ProviderSession {
  /** What the provider calls the session, or its person, when it reports a logout. */
  readonly key: string;
  /** What the driver needs to end the session; only the driver reads it. */
  readonly details: string;
  /** The provider's own id of this session (OpenID Connect's `sid`), when it reports logouts by that. */
  readonly sessionId?: string;
}

/** Whose sessions a provider ended: one session, or all of a person. */
export type EndedSession =
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'session_id'; readonly sessionId: string };

/** Who logged in for somebody else. */
export interface ActingParty {
  /** A citizen service number, the KVK number of an intermediary or a pseudonym: never leaves the server. */
  readonly identifier: string;
  readonly kind: IdentifierKind;
  /** The pseudonym of the person of an intermediary. */
  readonly person?: string;
  /** Their name and other claims, never those of the represented person. */
  readonly entity: AuthEntity;
  /** The id of the service that the mandate is for, if the provider reports it. */
  readonly mandate?: string;
}

/** An identity as the provider reports it: of whom the form is about, also when somebody else logged in for them. */
export interface ProvenIdentity {
  /** A citizen service number, a company's number or a pseudonym: never leaves the server. */
  readonly identifier: string;
  readonly kind: IdentifierKind;
  /** The RSIN of a company, beside its KVK number: never leaves the server. */
  readonly rsin?: string;
  readonly entity: AuthEntity;
  readonly level: AssuranceLevel | null;
  /** Who logged in for this person or company; absent for people who log in for themselves. */
  readonly acting?: ActingParty;
  /** Only of a provider whose sessions are ended with what it sent us. */
  readonly session?: ProviderSession;
}

/** The failures of logging in that are about acting for somebody. */
export type RepresentationFault = Extract<
  LoginFailure,
  'representation_refused' | 'representation_required' | 'mandate_refused'
>;

/** How a login ended. */
export type LoginOutcome =
  | { readonly kind: 'proven'; readonly identity: ProvenIdentity }
  | { readonly kind: 'cancelled' }
  /** The provider says that the person has no login of the minimum level. */
  | { readonly kind: 'level_too_low' }
  /** Logging in for somebody else is not allowed, required, or the mandate is for another service. */
  | { readonly kind: RepresentationFault }
  | { readonly kind: 'failed'; readonly cause: unknown };

/**
 * Notes that a message of the provider is used; false when it was used before. `until` is the time after which the
 * message is refused anyway, in milliseconds since the epoch.
 */
export type UseOnce = (messageId: string, until: number) => Promise<boolean>;

/** What a driver needs to act on a logout that a provider reports. */
export interface ReportedLogoutOptions {
  readonly addresses: ServiceAddresses;
  readonly useOnce: UseOnce;
  readonly endSessions: (ended: EndedSession) => Promise<void>;
}

/** The answer to a provider that reported a logout. */
export interface LogoutAnswer {
  readonly contentType: string;
  readonly body: string;
}

/** Receives the logouts that a provider itself reports, server to server. */
export interface LogoutReceiver {
  /**
   * Reads the body of the provider's request, ends the sessions, and returns the answer to the provider. Throws a
   * LogoutRefusedError for a message that the provider did not send.
   */
  receive(message: string, options: ReportedLogoutOptions): Promise<LogoutAnswer>;
  /**
   * Ends the sessions of the address that the provider opens in the person's browser at logout, itself or in a frame.
   * Returns the address at the provider that the browser goes on to; `null`: it stays.
   */
  receiveInBrowser(address: URL, options: ReportedLogoutOptions): Promise<string | null>;
}

/** A reported logout is not accepted; the message says why, and never what the report contains. */
export class LogoutRefusedError extends LoggableError {}

/** The side of us that a provider knows by its metadata. */
export interface ServiceProvider {
  /** Our metadata for the provider, as signed XML. */
  metadata(addresses: ServiceAddresses): string;
  /** The description of our service for the catalogue of the scheme, as signed XML; `null` when there is none. */
  catalogue(): string | null;
  /** Reads the answer to a logout that we began; throws when the provider does not confirm it. */
  readLogoutAnswer(address: URL): void;
}

/** How far a login in an app on the visitor's phone is. */
export type AppLoginStatus = 'waiting' | 'pairing' | 'connected' | 'done' | 'cancelled' | 'expired';

/** The addresses that hand a login to an app. */
export interface AppLinks {
  /** For a phone that scans it from another screen. */
  readonly qr: string;
  /** For the phone on which the visitor is. */
  readonly link: string;
  /** The same on Android, where it differs. */
  readonly androidLink?: string;
}

/** A login in an app on a phone, for which the visitor waits on a page of ours; `checks` are those of the beginning. */
export interface AppLogin {
  linksOf(checks: string): AppLinks;
  readStatus(checks: string): Promise<AppLoginStatus>;
  /** The code that an app on another device shows, which only the person with the app can know. */
  pairingCodeOf(checks: string): string | null;
  /** Lets the app go on after the visitor typed its code. */
  completePairing(checks: string): Promise<void>;
  /** Ends the login, so that the app can no longer answer. */
  cancel(checks: string): Promise<void>;
}

/** Talks to one login provider; throws a ProviderError when it cannot be reached. */
export interface LoginDriver {
  /** The address to redirect to, and what to store until the callback. */
  begin(
    question: AuthenticationRequest,
  ): Promise<{ readonly departure: Departure; readonly checks: string }>;
  /** Reads the callback of the provider; `address` is the whole callback address. */
  finish(
    answer: Pick<AuthenticationRequest, 'state'> & {
      readonly address: URL;
      readonly checks: string;
      readonly useOnce: UseOnce;
    },
  ): Promise<LoginOutcome>;
  /**
   * Returns the way that ends the session at the provider; `null` when it has none. Its URL contains no
   * proof of the visitor's identity, because that would put an identifier in a URL: a form posts it.
   */
  end(leaving: {
    readonly returnTo: string;
    readonly state: string;
    readonly session: ProviderSession | null;
  }): Promise<Departure | null>;
  /** Checks, without side effects, that the provider responds and accepts our credentials. */
  check(): Promise<void>;
  /** The name of the organisation that may use the identifier, shown at the button. */
  readonly organisation: string | null;
  /** Only of a protocol in which we have metadata of our own. */
  readonly service?: ServiceProvider;
  /** Only of a protocol in which providers report logouts. */
  readonly logouts?: LogoutReceiver;
  /** Only where an app on the visitor's phone answers, instead of a page of the provider. */
  readonly app?: AppLogin;
}
