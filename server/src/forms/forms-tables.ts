import type { ColumnType, Generated } from 'kysely';
import type { GroupMemberRole } from '@form-builder/core/contract/staff/users/form-groups.ts';
import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Form, FormType } from '@form-builder/core/contract/staff/forms/forms.ts';

export interface FormsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly type: ColumnType<FormType, FormType | undefined>;
  name: string;
  confidentiality_level: Form['confidentiality_level'];
  number_prefix: string;
  is_numbering_enabled: boolean;
  revision: Generated<number>;
  readonly created_by: string | null;
  readonly created_at: Date;
  updated_at: Date;
  archived_at: Generated<Date | null>;
}

export interface FormMembersTable {
  readonly tenant_id: string;
  readonly form_id: string;
  readonly user_id: string;
  role: MemberRole;
}

export interface FormGroupMembersTable {
  readonly tenant_id: string;
  readonly form_id: string;
  readonly group_id: string;
  role: GroupMemberRole;
}

declare module '../platform/database/database.ts' {
  interface Database {
    forms: FormsTable;
    form_members: FormMembersTable;
    form_group_members: FormGroupMembersTable;
  }
}
