import { t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { errorText } from './error-text.ts';

const autoCloseMs = 10_000;

/** Shows in a corner that something worked; screen readers announce it politely. */
export function notifySuccess(message: ReactNode): void {
  notifications.show({
    message,
    color: 'green',
    autoClose: autoCloseMs,
    closeButtonProps: closeLabel(),
  });
}

/** Shows that another screen opened than was asked for; several at once say it once. */
export function notifyRedirect(message: string): void {
  notifications.show({
    id: 'redirect',
    message,
    color: 'blue',
    autoClose: autoCloseMs,
    closeButtonProps: closeLabel(),
  });
}

/** Shows that a call failed, with the text of the error catalogue. */
export function notifyError(error: unknown): void {
  notifications.show({
    title: t`Dat is niet gelukt`,
    message: errorText(error),
    color: 'red',
    autoClose: autoCloseMs,
    closeButtonProps: closeLabel(),
  });
}

const closeLabel = () => ({ 'aria-label': t`Melding sluiten` });
