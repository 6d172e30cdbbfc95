import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { SectionHeader } from '../../frame/page/section-header.tsx';
import { useOpenForm } from '../../open-form/use-open-form.ts';
import { useCan } from '../../session/use-user.ts';
import classes from './fill-in-screen.module.css';
import { StaffForm, type SentForm } from './staff-form.tsx';

/** A form that a member of staff fills in for a resident, at the counter or on the phone. */
export function FillInScreen() {
  const { t } = useLingui();
  const form = useOpenForm();
  const [attempt, setAttempt] = useState(1);
  const [sent, setSent] = useState<SentForm | null>(null);
  const again = () => {
    setSent(null);
    setAttempt(attempt + 1);
  };
  const isPublished = form.published.some(({ environment }) => environment === 'production');
  return (
    <>
      <SectionHeader title={t`Invullen voor een inwoner`} />
      {isPublished ? (
        <>
          <Text size="sm" mb="md" maw="44rem">
            <Trans>
              Vul in wat de inwoner vertelt. Bij de inzending staat dat jij hebt ingevuld. Begin
              voor iedere inwoner opnieuw: de antwoorden blijven niet op dit apparaat staan.
            </Trans>
          </Text>
          <div role="status">
            {sent !== null && <Sent formId={form.id} sent={sent} onAgain={again} />}
          </div>
          <div className={classes.form}>
            <StaffForm key={attempt} formId={form.id} onSent={setSent} />
          </div>
        </>
      ) : (
        <EmptyState
          title={t`Dit formulier staat nog niet in productie`}
          icon={<IconPencilPlus size={40} stroke={1.3} />}
        >
          <Trans>Publiceer het eerst. Daarna kun je het hier voor inwoners invullen.</Trans>
        </EmptyState>
      )}
    </>
  );
}

function Sent({
  formId,
  sent: { submissionId, number },
  onAgain,
}: {
  readonly formId: string;
  readonly sent: SentForm;
  readonly onAgain: () => void;
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
          <Trans>Voor een volgende inwoner</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
