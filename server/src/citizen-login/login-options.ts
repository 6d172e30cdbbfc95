import type { Tenant } from '../platform/database/tenant.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { LoginProviders } from '../providers/auth/login-providers.ts';

/** The dependencies of citizen login. */
export interface LoginOptions {
  readonly cipher: SecretCipher;
  readonly providers: LoginProviders;
  /** Where a tenant's pages are. */
  readonly originOf: (tenant: Tenant) => string;
}

/** Paths of the redirects at login and logout. */
export const loginPaths = {
  start: '/login/start',
  callback: '/login/callback',
  end: '/login/end',
  ended: '/login/ended',
} as const;
