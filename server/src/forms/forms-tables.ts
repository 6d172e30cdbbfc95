import type { ColumnType, Generated } from 'kysely';
import type { Form } from '@form-builder/core/contract/staff/forms.ts';

export type MemberRole = 'owner' | 'editor' | 'viewer';

export interface FormsTable {
  readonly tenant_id: string;
  readonly id: string;
  name: string;
  confidentiality_level: Form['confidentiality_level'];
  number_prefix: string;
  is_numbering_enabled: boolean;
  revision: Generated<number>;
  readonly created_by: string | null;
  readonly created_at: Date;
  updated_at: Date;
}

export interface FormMembersTable {
  readonly tenant_id: string;
  readonly form_id: string;
  readonly user_id: string;
  role: ColumnType<MemberRole>;
}

declare module '../platform/database/database.ts' {
  interface Database {
    forms: FormsTable;
    form_members: FormMembersTable;
  }
}
