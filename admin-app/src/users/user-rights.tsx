import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { useCan, useUser } from '../session/use-user.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { RightsExplanation, type RightsSource } from './rights-explanation.tsx';
import { RoleChoices } from './choices/role-choices.tsx';
import { useUpdateUser } from './use-update-user.ts';
import { rolesByIdQuery } from './users-queries.ts';

/** The roles and groups of a user, and their combined permissions. */
export function UserRights({ user }: { readonly user: User }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="user-rights">
      <Title order={2} id="user-rights" mb="md">
        {t`Rollen en rechten`}
      </Title>
      {user.is_root ? (
        <Text>
          <Trans>Deze gebruiker is root en mag alles, ook zonder rol.</Trans>
        </Text>
      ) : (
        <RolesOfUser key={user.updated_at} user={user} />
      )}
    </section>
  );
}

function RolesOfUser({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const isOneself = useUser()?.id === user.id;
  const mayGive = useCan('users-roles') && !isOneself;
  const form = useForm({ initialValues: { role_ids: user.roles.map(({ id }) => id) } });
  useUnsavedChangesGuard(form.isDirty());
  const save = useUpdateUser(user, t`De rollen zijn opgeslagen.`);
  const { data: roles = none } = useQuery(rolesByIdQuery(roleIdsOf(user, form.values.role_ids)));
  const chosen = roles.filter(({ id }) => form.values.role_ids.includes(id));
  const ofGroups = useGroupSources(user, roles);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="lg" maw="40rem">
        <FailureAlert error={save.error} />
        {isOneself && (
          <Text>
            <Trans>
              Je eigen rechten kun je niet wijzigen. Vraag het aan een andere beheerder.
            </Trans>
          </Text>
        )}
        <RoleChoices
          known={user.roles}
          value={form.values.role_ids}
          isDisabled={!mayGive}
          onChange={(ids) => form.setFieldValue('role_ids', ids)}
        />
        {mayGive && (
          <SaveButtons isSaving={save.isPending} isDirty={form.isDirty()} onReset={form.reset} />
        )}
        <GroupsOfUser user={user} />
        <RightsExplanation sources={[...chosen, ...ofGroups]} />
      </Stack>
    </form>
  );
}

const none: readonly Role[] = [];

/** The roles that the form holds, and those that groups give, here and at outside providers. */
const roleIdsOf = (user: User, own: readonly string[]): readonly string[] => [
  ...own,
  ...[...user.groups, ...user.sign_in_links].flatMap(({ roles }) => roles.map(({ id }) => id)),
];

/** The roles that the groups of a user give, here and at outside providers, named with their origin. */
function useGroupSources(user: User, roles: readonly Role[]): readonly RightsSource[] {
  const { t } = useLingui();
  const permissionsOf = (roleId: string) =>
    roles.find(({ id }) => id === roleId)?.permissions ?? [];
  const ofGroups = user.groups.flatMap((group) =>
    group.roles.map((role) => ({
      id: `${group.id} ${role.id}`,
      name: t`${role.name} via groep ${group.name}`,
      permissions: permissionsOf(role.id),
    })),
  );
  const ofProviders = user.sign_in_links.flatMap((link) =>
    link.roles.map((role) => ({
      id: `${link.id} ${role.id}`,
      name: t`${role.name} via ${link.name}`,
      permissions: permissionsOf(role.id),
    })),
  );
  return [...ofGroups, ...ofProviders];
}

function GroupsOfUser({ user: { groups } }: { readonly user: User }) {
  const mayChange = useCan('users-roles');
  if (groups.length === 0) return null;
  const names = groups.map(({ name }) => name).join(', ');
  return (
    <Text>
      <Trans>Groepen: {names}.</Trans>{' '}
      {mayChange && (
        <Anchor component={Link} to={addressOf('settingsGroups')}>
          <Trans>Groepen beheren</Trans>
        </Anchor>
      )}
    </Text>
  );
}
