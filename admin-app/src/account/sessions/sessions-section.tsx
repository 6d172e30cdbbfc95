import type { StaffSession } from '@form-builder/core/contract/staff/users/sessions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { EndSessionButton } from '../../sessions/end-session-button.tsx';
import { SessionList } from '../../sessions/session-list.tsx';
import { ownSessionsQuery } from './own-sessions-query.ts';

/** Where the user is signed in; other devices can be signed out. */
export function SessionsSection() {
  const { t } = useLingui();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  // The button that had the focus is gone with its session.
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const isElsewhere = sessions?.some((session) => !session.is_current) === true;
  return (
    <section aria-labelledby="own-sessions">
      <Title order={2} id="own-sessions" mb="md" ref={heading} tabIndex={-1}>
        {t`Waar je bent ingelogd`}
      </Title>
      {sessions === undefined &&
        (error === null ? (
          <Skeleton height={120} />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        ))}
      {sessions?.length === 0 && (
        <Text>
          <Trans>
            Je logt in bij de inlogvoorziening van je organisatie. Daar zie je waar je bent
            ingelogd.
          </Trans>
        </Text>
      )}
      {sessions && sessions.length > 0 && (
        <Stack gap="md">
          <Text>
            <Trans>
              Herken je een apparaat niet? Log het dan uit en wijzig je wachtwoord. Na het uitloggen
              werkt dat apparaat meteen niet meer.
            </Trans>
          </Text>
          <SessionList
            sessions={sessions}
            actionOf={(session) =>
              !session.is_current && <EndSession session={session} onEnded={focusHeading} />
            }
          />
          {isElsewhere && <EndOtherSessions onEnded={focusHeading} />}
        </Stack>
      )}
    </section>
  );
}

interface EndButtonProps {
  readonly onEnded: () => void;
}

function EndSession({ session, onEnded }: EndButtonProps & { readonly session: StaffSession }) {
  const { t } = useLingui();
  const end = useEndSessions(() => api.endOwnSession({ params: { id: session.id } }), {
    done: t`Het apparaat is uitgelogd.`,
    onEnded,
  });
  return <EndSessionButton session={session} end={end} />;
}

function EndOtherSessions({ onEnded }: EndButtonProps) {
  const { t } = useLingui();
  const end = useEndSessions(() => api.endOtherSessions({}), {
    done: t`Je bent op alle andere apparaten uitgelogd.`,
    onEnded,
  });
  return (
    <Group>
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        <Trans>Overal anders uitloggen</Trans>
      </Button>
    </Group>
  );
}

/** Ends sessions, says so, and reloads the list. */
function useEndSessions(
  call: () => Promise<unknown>,
  { done, onEnded }: EndButtonProps & { readonly done: string },
) {
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      notifySuccess(done);
      await queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
      onEnded();
    },
  });
}
