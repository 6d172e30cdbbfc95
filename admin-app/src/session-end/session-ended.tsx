import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { screens } from '../access/screens.ts';
import { goToLogin } from '../session/go-to-login.ts';
import { sessionState } from '../session/session-state.ts';
import { onSignInElsewhere, resumeSession } from './resume-session.ts';

/**
 * Covers the screen of a session that has ended, and takes it away when the same person has signed in again in a window
 * of its own. What was typed below it remains.
 */
export function SessionEnded() {
  const { t } = useLingui();
  const { user } = useSnapshot(sessionState);
  const { isFailed, reset } = useResume();
  return (
    <Modal
      opened
      onClose={() => undefined}
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus
      title={t`Je bent uitgelogd`}
    >
      <Stack gap="lg" maw="34rem" mx="auto">
        <Text>
          <Trans>
            Je sessie is afgelopen. Wat je aan het doen was, staat er nog. Log opnieuw in om verder
            te gaan waar je was.
          </Trans>
        </Text>
        {user !== null && (
          <Text c="dimmed">
            <Trans>Je was ingelogd als {user.name}.</Trans>
          </Text>
        )}
        {isFailed && (
          <Alert color="red" variant="light" role="alert" title={t`Dat is niet gelukt`}>
            <Trans>Log opnieuw in. Laat dit venster open: je werk staat hier.</Trans>
          </Alert>
        )}
        <Group>
          <Button onClick={() => signInAgain(reset)} data-autofocus>
            <Trans>Opnieuw inloggen</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function useResume() {
  const [isFailed, setFailed] = useState(false);
  const resume = useEffectEvent(() => {
    resumeSession().then(
      (isResumed) => setFailed(!isResumed),
      () => setFailed(true),
    );
  });
  useEffect(() => onSignInElsewhere(() => resume()), []);
  return { isFailed, reset: () => setFailed(false) };
}

/** Opens the login page in a window of its own; where the browser blocks that, in this one. */
function signInAgain(onOpened: () => void): void {
  const opened = window.open(screens.signedIn.path, '_blank', 'popup,width=540,height=760');
  if (opened === null) void goToLogin();
  else onOpened();
}
