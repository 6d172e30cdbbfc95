import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { errorText } from '../api/error-text.ts';
import classes from './load-error.module.css';

interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows what could not be loaded and why, with a button to retry. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  return <LoadFailure text={errorText(error)} onRetry={onRetry} />;
}

interface LoadFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Shows that something could not be loaded, with what to do about it. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  const { t } = useLingui();
  return (
    <Alert
      className={classes.error ?? ''}
      color="red"
      variant="light"
      icon={<IconAlertCircle aria-hidden />}
      title={t`Dit kon niet worden geladen`}
    >
      <p>{text}</p>
      <Button mt="sm" variant="default" size="compact-md" onClick={onRetry}>
        <Trans>Opnieuw proberen</Trans>
      </Button>
    </Alert>
  );
}
