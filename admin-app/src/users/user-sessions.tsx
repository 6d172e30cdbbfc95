import type { StaffSession } from '@form-builder/core/contract/staff/users/sessions.ts';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api/client.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { useUser } from '../session/use-user.ts';
import { EndSessionButton } from '../sessions/end-session-button.tsx';
import { SessionList } from '../sessions/session-list.tsx';
import { useUserCall } from './use-user-call.ts';
import { userSessionsQuery } from './users-queries.ts';

/** Where a user is signed in, for an administrator, who can sign the user out on one device. */
export function UserSessions({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const me = useUser();
  const { data: sessions, error, refetch } = useQuery(userSessionsQuery(user.id));
  // The button that had the focus is gone with its session.
  const heading = useRef<HTMLHeadingElement>(null);
  const mayEnd = !user.is_root || me?.is_root === true;
  return (
    <section aria-labelledby="user-sessions">
      <Title order={2} id="user-sessions" mb="md" ref={heading} tabIndex={-1}>
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
      {sessions && sessions.length > 0 && (
        <Box maw="44rem">
          <SessionList
            sessions={sessions}
            actionOf={(session) =>
              mayEnd &&
              !session.is_current && (
                <EndSession
                  user={user}
                  session={session}
                  onEnded={() => heading.current?.focus()}
                />
              )
            }
          />
        </Box>
      )}
    </section>
  );
}

interface EndSessionProps {
  readonly user: User;
  readonly session: StaffSession;
  readonly onEnded: () => void;
}

function EndSession({ user, session, onEnded }: EndSessionProps) {
  const { t } = useLingui();
  const params = { id: user.id, session_id: session.id };
  const end = useUserCall(user, () => api.endUserSession({ params }), {
    done: t`${user.name} is op dit apparaat uitgelogd.`,
    onDone: onEnded,
  });
  return <EndSessionButton session={session} end={end} />;
}
