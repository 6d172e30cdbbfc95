import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { findSignIn } from '../session/current-sign-in.ts';
import { sessionState } from '../session/session-state.ts';
import type { SessionWarning } from '../session/session-warning.ts';
import { stayedSignedIn } from './keep-session.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

/** Warns that the session ends, and lets the person extend it where that is possible. */
export function SessionWarningDialog() {
  const { warning } = useSnapshot(sessionState);
  const [readEndMs, setReadEndMs] = useState<number | null>(null);
  if (warning === null || (warning.reason === 'total' && readEndMs !== null)) return null;
  return warning.reason === 'idle' ? (
    <IdleWarning warning={warning} />
  ) : (
    <TotalWarning warning={warning} onRead={() => setReadEndMs(warning.endMs)} />
  );
}

function IdleWarning({ warning }: { readonly warning: SessionWarning }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const stay = () => {
    setBusy(true);
    void stayedSignedIn().finally(() => setBusy(false));
  };
  return (
    <Modal
      opened
      onClose={stay}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={t`Ben je er nog?`}
    >
      <Stack gap="lg">
        <Text aria-live="polite">
          <TimeLeft endMs={warning.endMs} />{' '}
          <Trans>Dat gebeurt omdat je een tijd niets hebt gedaan.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void findSignIn()?.signOut()}>
            <Trans>Uitloggen</Trans>
          </Button>
          <Button onClick={stay} loading={isBusy} data-autofocus>
            <Trans>Blijf ingelogd</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function TotalWarning({
  warning,
  onRead,
}: {
  readonly warning: SessionWarning;
  readonly onRead: () => void;
}) {
  const { t } = useLingui();
  return (
    <Modal opened onClose={onRead} withCloseButton={false} title={t`Je sessie loopt bijna af`}>
      <Stack gap="lg">
        <Text aria-live="polite">
          <TimeLeft endMs={warning.endMs} />{' '}
          <Trans>
            Je bent dan zo lang ingelogd als je organisatie toestaat. Sla je werk op. Daarna log je
            opnieuw in, en ga je verder waar je was.
          </Trans>
        </Text>
        <Group justify="flex-end">
          <Button onClick={onRead} data-autofocus>
            <Trans>Verder werken</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function TimeLeft({ endMs }: { readonly endMs: number }) {
  const minutes = useMinutesLeft(endMs);
  if (minutes < 1) return <Trans>Binnen een minuut log je automatisch uit.</Trans>;
  return (
    <Plural
      value={minutes}
      one="Over # minuut log je automatisch uit."
      other="Over # minuten log je automatisch uit."
    />
  );
}
