import type { IncomingMessage } from 'node:http';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenant-transaction.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';

/** What sign-in needs from the process around it. */
export interface IdentityOptions {
  readonly transactionFor: (tenantId: string) => TenantTransaction;
  readonly runtime: Runtime;
  /** The tenant's canonical origin, without a slash at the end. */
  readonly originOf: (tenant: Tenant) => string;
  /** The client's network address, behind a trusted proxy the one it forwards. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The provider to trust instead of the embedded one. */
  readonly outside: OutsideIssuer | null;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  /** Called for internal errors; its argument never contains a password or token. */
  readonly onError: (error: unknown) => void;
}

/** An OpenID Provider outside of this server, Keycloak for example: configuration and no code. */
export interface OutsideIssuer {
  readonly issuer: string;
  readonly clientId: string;
  /** The `aud` its access tokens for this API carry. */
  readonly audience: string;
}

/** What the parts that work for one tenant share. */
export interface TenantContext {
  readonly tenant: Tenant;
  readonly origin: string;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
}
