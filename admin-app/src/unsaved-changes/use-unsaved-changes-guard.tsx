import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router';

type Blocked = Extract<Blocker, { state: 'blocked' }>;

/**
 * Asks before the user leaves unsaved changes, inside the app and on closing the tab. On screens
 * with autosave, tries `save` first, and does not ask when it returns true.
 */
export function useUnsavedChangesGuard(isDirty: boolean, save?: () => Promise<boolean>): void {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Going back to a URL that was reached without asking must ask again.
      !(historyAction !== 'POP' && nextLocation.state === dropsChanges),
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

/**
 * The state of a navigation that leaves unsaved changes without asking, because their object was
 * deleted.
 */
export const dropsChanges = 'drops-changes';
