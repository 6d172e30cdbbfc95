import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorText } from '../api/error-text.ts';
import classes from './load-error.module.css';

/** What could not be loaded, why, and a way to try again. */
export function LoadError({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useLingui();
  return (
    <Alert
      className={classes.error ?? ''}
      color="red"
      variant="light"
      icon={<IconAlertCircle aria-hidden />}
      title={t`Dit kon niet worden geladen`}
    >
      <p>{errorText(error)}</p>
      <Button mt="sm" variant="default" size="compact-md" onClick={onRetry}>
        <Trans>Opnieuw proberen</Trans>
      </Button>
    </Alert>
  );
}
