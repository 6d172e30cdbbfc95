import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { UserPhoto } from '../photos/user-photo.tsx';
import { useCan } from '../session/use-user.ts';
import { UserActions } from './user-actions.tsx';
import { UserForms } from './user-forms/user-forms.tsx';
import { UserProfileFields } from './user-profile-fields.tsx';
import { UserRights } from './user-rights.tsx';
import { UserSignInLinks } from './user-sign-in-links.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserStateBadge } from './user-state-badge.tsx';
import { userQuery } from './users-queries.ts';

/** The screen of one user: profile, permissions, and whether they can sign in. */
export function UserScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  const title = user?.name ?? t`Gebruiker`;
  usePageTitle(title);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Gebruikers`, to: addressOf('settingsUsers') },
    { label: title },
  ]);
  if (user === undefined)
    return error === null ? (
      <ScreenLoading title={title} />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <PageHeader title={title} actions={<UserActions user={user} />} />
      <UserFacts user={user} />
      <Stack gap="xl" mt="lg">
        <UserProfileFields key={user.updated_at} user={user} />
        <UserRights user={user} />
        <UserForms user={user} />
        <UserSignInLinks user={user} />
        {user.is_registered && <UserSessions user={user} />}
      </Stack>
    </>
  );
}

function UserFacts({ user }: { readonly user: User }) {
  const { seen_at: seenAt, registration_email_sent_at: sentAt } = user;
  const mayReadLogbook = useCan('audit-list');
  return (
    <Group gap="md">
      <UserPhoto userId={user.id} name={user.name} />
      <UserStateBadge user={user} />
      <Text>{user.email}</Text>
      {seenAt !== null && (
        <Text c="dimmed">
          <Trans>Laatst gezien:</Trans> <RelativeTime at={seenAt} />
        </Text>
      )}
      {user.force_password_change && (
        <Text c="dimmed">
          <Trans>Moet een nieuw wachtwoord kiezen</Trans>
        </Text>
      )}
      {!user.is_registered && sentAt !== null && (
        <Text c="dimmed">
          <Trans>Uitnodiging verstuurd:</Trans> <RelativeTime at={sentAt} />
        </Text>
      )}
      {mayReadLogbook && (
        <Anchor component={Link} to={addressOf('userLogbook', { id: user.id })}>
          <Trans>Logboek</Trans>
        </Anchor>
      )}
    </Group>
  );
}
