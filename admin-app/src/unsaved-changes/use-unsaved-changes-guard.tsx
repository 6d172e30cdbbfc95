import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router';

type Blocked = Extract<Blocker, { state: 'blocked' }>;

/**
 * Asks before unsaved changes are left, inside the app and when the tab is closed. `save` is tried
 * first where a screen saves by itself; when it answers true there is nothing to ask.
 */
export function useUnsavedChangesGuard(isDirty: boolean, save?: () => Promise<boolean>): void {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = (blocked: Blocked) =>
    modals.openConfirmModal({
      title: t`Waarschuwing`,
      children: (
        <Text>{t`Je hebt niet-opgeslagen wijzigingen. Weet je zeker dat je weg wilt gaan?`}</Text>
      ),
      labels: { confirm: t`Ja, ga weg`, cancel: t`Blijf hier` },
      onConfirm: () => blocked.proceed(),
      onCancel: () => blocked.reset(),
    });
  const meet = useEffectEvent(async (blocked: Blocked) => {
    if (await save?.()) blocked.proceed();
    else ask(blocked);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void meet(blocker);
  }, [blocker]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
