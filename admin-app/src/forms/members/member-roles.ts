import type { MemberRole } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface RoleWords {
  readonly label: MessageDescriptor;
  /** The permissions of a member with the role. */
  readonly meaning: MessageDescriptor;
  /** The action that assigns the role. */
  readonly give: MessageDescriptor;
}

/** The names and meanings of the roles of members. */
export const memberRoleWords: Readonly<Record<MemberRole, RoleWords>> = {
  owner: {
    label: msg`Eigenaar`,
    meaning: msg`Mag alles, ook leden kiezen, de vertrouwelijkheid wijzigen en verwijderen.`,
    give: msg`Eigenaar maken`,
  },
  editor: {
    label: msg`Bewerker`,
    meaning: msg`Mag bekijken en wijzigen.`,
    give: msg`Bewerker maken`,
  },
  viewer: {
    label: msg`Lezer`,
    meaning: msg`Mag alleen bekijken.`,
    give: msg`Lezer maken`,
  },
};
