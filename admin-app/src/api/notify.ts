import { t } from '@lingui/core/macro';
import { notifications } from '@mantine/notifications';
import { errorText } from './error-text.ts';

const autoCloseMs = 10_000;

/** Tells in a corner that something worked; read out politely. */
export function notifySuccess(message: string): void {
  notifications.show({
    message,
    color: 'green',
    autoClose: autoCloseMs,
    closeButtonProps: closeLabel(),
  });
}

/** Tells that a call failed, in the words of the error catalogue. */
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
