import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the roles that members have in a form. */
export const formRoleNames: Readonly<Record<MemberRole, MessageDescriptor>> = {
  owner: msg`Eigenaar`,
  editor: msg`Bewerker`,
  viewer: msg`Lezer`,
};
