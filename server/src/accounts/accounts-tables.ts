import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Generated, Selectable } from 'kysely';

declare module '../platform/database/database.ts' {
  interface Database {
    users: UsersTable;
    roles: RolesTable;
    user_roles: UserRolesTable;
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
  password_hash: string | null;
  external_subject: string | null;
  seen_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
export type UserRow = Selectable<UsersTable>;

interface RolesTable {
  tenant_id: string;
  id: string;
  slug: string;
  name: string;
  permissions: Permission[];
  created_at: Date;
  updated_at: Date;
}

interface UserRolesTable {
  tenant_id: string;
  user_id: string;
  role_id: string;
}
