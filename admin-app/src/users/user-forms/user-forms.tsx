import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import type {
  UserForm,
  UserForms as Found,
} from '@form-builder/core/contract/staff/users/user-forms.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { useMayOpen } from '../../session/use-may-open.ts';
import { useCan, useUser } from '../../session/use-user.ts';
import { formRoleNames } from './form-role-names.ts';
import { userFormsQuery } from './user-forms-query.ts';

/** The forms of which a user is a member, each with the role and where it comes from; memberships can be withdrawn. */
export function UserForms({ user }: { readonly user: User }) {
  const { data, error, refetch } = useQuery(userFormsQuery(user.id));
  return (
    <section aria-labelledby="user-forms">
      <Title order={2} id="user-forms" mb="md">
        <Trans>Lid van formulieren</Trans>
      </Title>
      {data !== undefined && <Memberships user={user} found={data} />}
      {data === undefined &&
        (error === null ? (
          <Skeleton height={60} maw="40rem" />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        ))}
    </section>
  );
}

interface MembershipsProps {
  readonly user: User;
  readonly found: Found;
}

function Memberships({ user, found: { data, meta } }: MembershipsProps) {
  const { t } = useLingui();
  const mayWithdraw = useMayWithdraw(user);
  const { ask, error } = useWithdraw(user);
  if (data.length + meta.hidden === 0)
    return (
      <Text c="dimmed">
        <Trans>Deze gebruiker is nergens lid van.</Trans>
      </Text>
    );
  return (
    <Stack gap="sm" maw="40rem">
      <FailureAlert error={error} />
      {data.length > 0 && (
        <BorderedList>
          {data.map((one) => (
            <Membership
              key={`${one.form.id} ${one.group ?? ''}`}
              membership={one}
              onWithdraw={mayWithdraw && one.group === null ? () => ask(one) : undefined}
            />
          ))}
        </BorderedList>
      )}
      {meta.hidden > 0 && (
        <Text size="sm">
          {t`${plural(meta.hidden, { one: 'En van # formulier dat jij niet mag zien.', other: 'En van # formulieren die jij niet mag zien.' })}`}
        </Text>
      )}
    </Stack>
  );
}

interface MembershipProps {
  readonly membership: UserForm;
  readonly onWithdraw: (() => void) | undefined;
}

function Membership({ membership, onWithdraw }: MembershipProps) {
  const { t, i18n } = useLingui();
  const mayOpen = useMayOpen();
  const { form, role, group, is_only_owner: isOnlyOwner } = membership;
  const screen = form.type === 'template' ? 'template' : 'form';
  const name = i18n._(formRoleNames[role]);
  return (
    <Group component="li" px="md" py="sm" justify="space-between">
      <div>
        {mayOpen(screen) ? (
          <Anchor component={Link} to={addressOf(screen, { id: form.id })}>
            {form.name}
          </Anchor>
        ) : (
          <Text>{form.name}</Text>
        )}
        <Text size="sm" c="dimmed">
          {group === null ? name : t`${name} via groep ${group}`}
          {isOnlyOwner && ` · ${t`enige eigenaar`}`}
        </Text>
      </div>
      {onWithdraw && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t`Lidmaatschap van ${form.name} intrekken`}
          onClick={onWithdraw}
        >
          <Trans>Intrekken</Trans>
        </Button>
      )}
    </Group>
  );
}

/** Nobody withdraws their own rights, and only root those of root. */
function useMayWithdraw(user: User): boolean {
  const me = useUser();
  const isOther = me?.id !== user.id;
  return useCan('users-roles') && isOther && (!user.is_root || me?.is_root === true);
}

function useWithdraw(user: User) {
  const { t } = useLingui();
  const { mutate, error } = useMutation({
    mutationFn: ({ form }: UserForm) =>
      api.withdrawUserForm({ params: { id: user.id, form_id: form.id } }),
    onSuccess: async (_, { form }) => {
      notifySuccess(t`${user.name} is geen lid meer van ${form.name}.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.formsOf(user.id) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.rightsReview });
    },
  });
  const ask = (membership: UserForm) =>
    modals.openConfirmModal({
      title: t`Lidmaatschap van ${membership.form.name} intrekken?`,
      children: (
        <Text>
          <Trans>
            {user.name} verliest meteen de rol in dit formulier. Een eigenaar kan de rol weer geven.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Intrekken`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(membership),
    });
  return { ask, error };
}
