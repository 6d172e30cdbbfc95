import { Trans } from '@lingui/react/macro';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { applyUpdate } from './follow-updates.ts';
import classes from './update-notice.module.css';
import { updateState } from './update-state.ts';

type Notice = 'news' | 'warning' | 'hidden';

/**
 * Announces a newer version of the app. Hiding it first warns that an old version may cause
 * problems.
 */
export function UpdateNotice() {
  const { isAnnounced } = useSnapshot(updateState);
  const [notice, setNotice] = useState<Notice>('news');
  const refresh = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button no longer exists, so the focus moves.
    if (notice === 'warning') refresh.current?.focus();
  }, [notice]);
  const isShown = isAnnounced && notice !== 'hidden';
  return (
    <div className={classes.place}>
      <Paper withBorder={isShown} shadow="md" p={isShown ? 'md' : 0} radius="md">
        <Text size="sm" role="status">
          {isShown && (notice === 'news' ? <News /> : <Warning />)}
        </Text>
        {isShown && (
          <Group gap="xs" mt="sm">
            <Button ref={refresh} size="compact-sm" onClick={applyUpdate}>
              <Trans>Applicatie vernieuwen</Trans>
            </Button>
            {notice === 'news' ? (
              <Button size="compact-sm" variant="default" onClick={() => setNotice('warning')}>
                <Trans>Melding verbergen</Trans>
              </Button>
            ) : (
              <Button size="compact-sm" variant="default" onClick={() => setNotice('hidden')}>
                <Trans>Sluiten</Trans>
              </Button>
            )}
          </Group>
        )}
      </Paper>
    </div>
  );
}

function News() {
  return <Trans>Er is een nieuwe versie van deze applicatie.</Trans>;
}

function Warning() {
  return (
    <Trans>
      Met een oude versie kan iets misgaan. Vernieuw de applicatie zodra je werk is opgeslagen.
    </Trans>
  );
}
