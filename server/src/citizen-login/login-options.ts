import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { FindClientKeys } from '../providers/auth/oidc/client-keys/client-keys.ts';
import type { LoginProviders } from '../providers/auth/login-providers.ts';

/** The dependencies of citizen login. */
export interface LoginOptions {
  readonly cipher: SecretCipher;
  readonly providers: LoginProviders;
  /** The keys with which a tenant proves to OpenID Providers who it is. */
  readonly findClientKeys: FindClientKeys;
  /** The public origin of a tenant's pages. */
  readonly originOf: (tenant: Tenant) => string;
  /** Receives why a login or logout failed at the provider, without anything of the person. */
  readonly onFailed: (cause: unknown) => void;
  /** The variables of a version; empty when the version does not exist. */
  readonly selectVariables: (
    tx: Transaction<Database>,
    versionId: string,
  ) => Promise<readonly Variable[]>;
}
