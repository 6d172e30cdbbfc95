import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Writer } from '../logbook/writer.ts';

/** What accounts ask of the memberships of forms, which they do not know themselves. */
export interface FormMemberships {
  /** The number of forms in which each user has a role, by the highest role in each form. */
  readonly countRoles: (
    tx: Writer['tx'],
  ) => Promise<
    readonly { readonly user_id: string; readonly role: MemberRole; readonly count: number }[]
  >;
  /** Ends all memberships of a user, except of forms that would lose their only owner. */
  readonly endAll: (writer: Writer, userId: string) => Promise<void>;
}
