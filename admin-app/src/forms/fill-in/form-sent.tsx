import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { useCan } from '../../session/use-user.ts';
import type { SentForm } from './staff-form.tsx';

/** Says that a form was sent, with the way to the submission and a button to begin again. */
export function FormSent({
  formId,
  sent: { submissionId, number },
  onAgain,
  children,
}: {
  readonly formId: string;
  readonly sent: SentForm;
  readonly onAgain: () => void;
  /** What the button says. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  return (
    <Alert
      color="green"
      variant="light"
      mb="md"
      title={number === null ? t`De inzending is ontvangen` : t`Inzending ${number} is ontvangen`}
    >
      <Group gap="md">
        {mayRead && (
          <Anchor
            component={Link}
            size="sm"
            to={addressOf('formSubmission', { id: formId, submissionId })}
          >
            <Trans>Inzending bekijken</Trans>
          </Anchor>
        )}
        <Button size="compact-sm" variant="default" onClick={onAgain}>
          {children}
        </Button>
      </Group>
    </Alert>
  );
}
