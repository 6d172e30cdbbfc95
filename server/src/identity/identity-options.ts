import type { IncomingMessage } from 'node:http';
import type { SignInClients } from '../accounts/sign-in-providers/sign-in-clients.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';

/** The dependencies of sign-in. */
export interface IdentityOptions {
  readonly transactionFor: (tenantId: string) => TenantTransaction;
  readonly runtime: Runtime;
  /** The tenant's canonical origin, without a trailing slash. */
  readonly originOf: (tenant: Tenant) => string;
  /** The client's network address; behind a trusted proxy the forwarded one. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The external provider that replaces the embedded one. */
  readonly outside: ExternalIssuer | null;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  /** The outside providers with which staff sign in. */
  readonly signInClients: SignInClients;
  /** Tells the administrators that an emergency account signed in. */
  readonly jobs: JobSender;
  /** Called for internal errors; its argument never contains a password or token. */
  readonly onError: (error: unknown) => void;
}

/** An external OpenID Provider, Keycloak for example, integrated by configuration only. */
export interface ExternalIssuer {
  readonly issuer: string;
  readonly clientId: string;
  /** The `aud` of its access tokens for this API. */
  readonly audience: string;
}

/** The dependencies of everything that works for one tenant. */
export interface TenantContext {
  readonly tenant: Tenant;
  readonly origin: string;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
  readonly addressOf: IdentityOptions['addressOf'];
}
