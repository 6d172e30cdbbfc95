import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { SessionList } from '../sessions/session-list.tsx';
import { userSessionsQuery } from './users-queries.ts';

/** Where a user is signed in, for an administrator. */
export function UserSessions({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const { data: sessions, error, refetch } = useQuery(userSessionsQuery(user.id));
  return (
    <section aria-labelledby="user-sessions">
      <Title order={2} id="user-sessions" mb="md">
        {t`Ingelogd op`}
      </Title>
      {sessions === undefined &&
        (error === null ? (
          <Skeleton height={60} maw="40rem" />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        ))}
      {sessions?.length === 0 && (
        <Text c="dimmed">
          <Trans>Deze gebruiker is nu nergens ingelogd.</Trans>
        </Text>
      )}
      {sessions && sessions.length > 0 && <SessionList sessions={sessions} />}
    </section>
  );
}
