import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../api/query-client.ts';
import { sessionState } from '../session/session-state.ts';
import classes from './offline-banner.module.css';

const retryEveryMs = 10_000;

/** Shows that the server does not respond, and retries; the screen remains unchanged. */
export function OfflineBanner() {
  const { isOffline } = useSnapshot(sessionState);
  useEffect(() => {
    if (!isOffline) return undefined;
    const timer = setInterval(retry, retryEveryMs);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isOffline]);
  return (
    <div role="status">
      {isOffline && (
        <div className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          <span>
            <Trans>
              Geen verbinding. Wat op het scherm staat blijft staan; we proberen het steeds opnieuw.
            </Trans>
          </span>
          <Button size="compact-sm" variant="default" onClick={retry}>
            <Trans>Nu proberen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function retry(): void {
  void queryClient.refetchQueries({ type: 'active' });
}
