import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { findSignIn } from '../session/current-sign-in.ts';

/** Asks for confirmation, ends the session at the identity server and returns to the site root. */
export function confirmLogout(): void {
  modals.openConfirmModal({
    title: t`Waarschuwing`,
    children: <Text>{t`Weet je zeker dat je wilt uitloggen?`}</Text>,
    labels: { confirm: t`Ja, ga door`, cancel: t`Annuleren` },
    onConfirm: () => void findSignIn()?.signOut(),
  });
}
