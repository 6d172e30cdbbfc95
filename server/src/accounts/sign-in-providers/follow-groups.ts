import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import { administratorRemains } from '../rights.ts';
import { replaceLinkRoles, selectLinkRoles, type LinkKey } from './sign-in-links-queries.ts';
import type { SignInProviderWithRoles } from './sign-in-providers-queries.ts';

interface Role {
  readonly id: string;
  readonly name: string;
}

/**
 * Gives a user the roles of their groups at the provider, and takes away those of groups that they left. Roles that an
 * administrator gave here stay. When no user who manages users would remain, nothing is taken.
 */
export async function followGroups(
  writer: Writer,
  provider: SignInProviderWithRoles,
  { userId, groups }: { readonly userId: string; readonly groups: readonly string[] },
): Promise<void> {
  const { tx, tenantId } = writer;
  const link: LinkKey = { tenantId, providerId: provider.id, userId };
  const held = await selectLinkRoles(tx, link);
  const wanted = rolesOf(provider, groups);
  const given = without(wanted, held);
  const taken = without(held, wanted);
  if (given.length + taken.length === 0) return;
  await replaceLinkRoles(tx, link, idsOf(wanted));
  const isKept = taken.length > 0 && !(await administratorRemains(writer));
  if (isKept) await replaceLinkRoles(tx, link, idsOf([...wanted, ...taken]));
  const namesOf = (roles: readonly Role[]) => roles.map((role) => nameWithGroups(provider, role));
  const subject = ['user', userId] as const;
  if (given.length > 0 || !isKept)
    await writeLogbook(writer, {
      action: 'user.provider_roles_changed',
      subject,
      details: {
        provider: provider.name,
        given: namesOf(given),
        ...(!isKept && { taken: namesOf(taken) }),
      },
    });
  if (isKept)
    await writeLogbook(writer, {
      action: 'user.provider_roles_kept',
      subject,
      result: 'refused',
      details: { provider: provider.name, taken: namesOf(taken) },
    });
}

/** The roles that groups give, each once. */
export function rolesOf(
  { group_roles: rows }: SignInProviderWithRoles,
  groups: readonly string[],
): readonly Role[] {
  const roles = new Map(
    rows
      .filter(({ group_name: group }) => groups.includes(group))
      .map(({ role_id: id, role_name: name }) => [id, { id, name }]),
  );
  return [...roles.values()];
}

/** A role with the groups that give it, such as "Beheerder (formulieren-beheer)". */
function nameWithGroups({ group_roles: rows }: SignInProviderWithRoles, { id, name }: Role) {
  const groups = rows.flatMap((row) => (row.role_id === id ? [row.group_name] : []));
  return groups.length === 0 ? name : `${name} (${groups.join(', ')})`;
}

const without = (roles: readonly Role[], other: readonly Role[]): readonly Role[] =>
  roles.filter(({ id }) => !other.some((role) => role.id === id));

const idsOf = (roles: readonly Role[]): readonly string[] => roles.map(({ id }) => id);
