import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before unsaved changes are left, inside the app and when the tab is closed. */
export function useUnsavedChangesGuard(isDirty: boolean): void {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    modals.openConfirmModal({
      title: t`Waarschuwing`,
      children: (
        <Text>{t`Je hebt niet-opgeslagen wijzigingen. Weet je zeker dat je weg wilt gaan?`}</Text>
      ),
      labels: { confirm: t`Ja, ga weg`, cancel: t`Blijf hier` },
      onConfirm: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
  }, [blocker, t]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
