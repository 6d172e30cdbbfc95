import type { AccountCreation } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import type { ClientAuthentication } from '@form-builder/core/contract/staff/settings/client-authentications.ts';
import type { SignInFailure } from '@form-builder/core/sign-in/sign-in-failures.ts';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Database {
    sign_in_providers: SignInProvidersTable;
    sign_in_provider_roles: SignInProviderRolesTable;
    sign_in_links: SignInLinksTable;
    sign_in_link_roles: SignInLinkRolesTable;
    sign_in_provider_sessions: SignInProviderSessionsTable;
  }
}

export interface SignInProvidersTable {
  tenant_id: string;
  id: string;
  name: string;
  is_active: boolean;
  issuer: string;
  client_id: string;
  client_authentication: Generated<ClientAuthentication>;
  sealed_secret: Buffer | null;
  scope: string;
  groups_claim: string;
  domains: string[];
  trusts_email: boolean;
  account_creation: AccountCreation;
  mfa_values: string[];
  contact: string | null;
  /** Signing out here also ends the session at the provider. */
  ends_session: Generated<boolean>;
  last_sign_in_at: Date | null;
  failure_code: SignInFailure | null;
  failed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
export type SignInProviderRow = Selectable<SignInProvidersTable>;

interface SignInProviderRolesTable {
  tenant_id: string;
  provider_id: string;
  group_name: string;
  role_id: string;
}

export interface SignInLinksTable {
  tenant_id: string;
  provider_id: string;
  user_id: string;
  subject: string;
  linked_at: Date;
  signed_in_at: Date | null;
  /** Hashes of the provider's own ids of the latest sessions. */
  session_hashes: Generated<Buffer[]>;
}

interface SignInLinkRolesTable {
  tenant_id: string;
  provider_id: string;
  user_id: string;
  role_id: string;
}

interface SignInProviderSessionsTable {
  tenant_id: string;
  /** Of `staff_sessions`. */
  session_id: string;
  provider_id: string;
  sealed_id_token: Buffer;
}
