import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

declare module '../platform/database/database.ts' {
  interface Database {
    staff_sessions: StaffSessionsTable;
    users: UsersTable;
    roles: RolesTable;
    user_roles: UserRolesTable;
    user_groups: UserGroupsTable;
    user_group_members: UserGroupMembersTable;
    user_group_roles: UserGroupRolesTable;
    password_keys: PasswordKeysTable;
    earlier_passwords: EarlierPasswordsTable;
    email_changes: EmailChangesTable;
    email_notices: EmailNoticesTable;
    totp_secrets: TotpSecretsTable;
    recovery_codes: RecoveryCodesTable;
  }
}

interface UsersTable {
  tenant_id: string;
  id: string;
  email: string;
  name: string | null;
  first_name: string;
  last_name: string;
  position: string | null;
  locale: Generated<string>;
  is_active: Generated<boolean>;
  is_root: Generated<boolean>;
  force_password_change: Generated<boolean>;
  password_hash: string | null;
  password_set_at: Generated<Date>;
  external_subject: string | null;
  seen_at: Date | null;
  registration_email_sent_at: Date | null;
  rights_confirmed_at: Date | null;
  rights_confirmed_by_id: string | null;
  created_at: Date;
  updated_at: Date;
}
export type UserRow = Selectable<UsersTable>;

interface EmailChangesTable {
  readonly tenant_id: string;
  readonly user_id: string;
  email: string;
  key_hash: Buffer | null;
  expires_at: Date;
}

interface EmailNoticesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly created_at: Date;
}

interface EarlierPasswordsTable {
  readonly tenant_id: string;
  readonly user_id: string;
  readonly replaced_at: Date;
  readonly password_hash: string;
}

interface RolesTable {
  tenant_id: string;
  id: string;
  slug: string;
  name: string;
  permissions: Permission[];
  /** The name of the role of which it was a copy. */
  copied_from: ColumnType<string | null, string | null | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface UserRolesTable {
  tenant_id: string;
  user_id: string;
  role_id: string;
}

interface UserGroupsTable {
  tenant_id: string;
  id: string;
  name: string;
  created_at: Date;
  updated_at: Date;
}

interface UserGroupMembersTable {
  tenant_id: string;
  group_id: string;
  user_id: string;
}

interface UserGroupRolesTable {
  tenant_id: string;
  group_id: string;
  role_id: string;
}

interface PasswordKeysTable {
  tenant_id: string;
  user_id: string;
  key_hash: Buffer;
  expires_at: Date;
}

interface TotpSecretsTable {
  tenant_id: string;
  user_id: string;
  state: 'pending' | 'confirmed';
  sealed_secret: Buffer;
  /** A `bigint`, which the driver reads as text. */
  last_step: ColumnType<string | null, number | null, number>;
  created_at: Date;
}

interface RecoveryCodesTable {
  tenant_id: string;
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

interface StaffSessionsTable {
  tenant_id: string;
  id: string;
  user_id: string;
  grant_id: string;
  browser: string | null;
  system: string | null;
  network: string;
  signed_in_at: Date;
  active_at: Date;
}
