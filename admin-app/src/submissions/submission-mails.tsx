import type { Submission, SubmissionMail } from '@form-builder/core/contract/staff/submissions.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, List, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import classes from './submission-screen.module.css';

const kinds = {
  confirmation: msg`Bevestiging`,
  copy: msg`Kopie van de antwoorden`,
  notice: msg`Bericht aan een bestemming`,
} as const;

const states = {
  waiting: msg`wordt verstuurd`,
  sent: msg`verstuurd`,
  failed: msg`niet verstuurd: de mailserver weigert het adres of was te lang niet bereikbaar`,
  limited: msg`niet verstuurd: dit adres kreeg te veel mails in een uur`,
} as const;

interface SubmissionMailsProps {
  readonly submission: Pick<Submission, 'id' | 'mails'>;
}

/** The mails about a submission, with how each of them stands; failed ones can be sent again. */
export function SubmissionMails({ submission }: SubmissionMailsProps) {
  const { id, mails } = submission;
  if (mails.length === 0) return null;
  return (
    <section className={classes.mails}>
      <Title order={2}>
        <Trans>E-mails</Trans>
      </Title>
      <List
        listStyleType="none"
        spacing="sm"
        mt="xs"
        styles={{ itemWrapper: { display: 'block' } }}
      >
        {mails.map((mail) => (
          <Mail key={mail.id} submissionId={id} mail={mail} />
        ))}
      </List>
    </section>
  );
}

interface MailProps {
  readonly submissionId: string;
  readonly mail: SubmissionMail;
}

function Mail({ submissionId, mail }: MailProps) {
  const { i18n } = useLingui();
  const { kind, state, recipient, created_at: createdAt, ended_at: endedAt } = mail;
  const isUnsent = state === 'failed' || state === 'limited';
  return (
    <List.Item>
      <Group gap="sm" justify="space-between">
        <div className={classes.mail}>
          <Text>
            {i18n._(kinds[kind])} · {recipient}
          </Text>
          <Text size="sm" c={isUnsent ? 'red' : 'gray.7'}>
            {i18n._(states[state])} · {formatExact(endedAt ?? createdAt, currentRegion())}
          </Text>
        </div>
        {isUnsent && <RetryButton submissionId={submissionId} mail={mail} />}
      </Group>
    </List.Item>
  );
}

function RetryButton({ submissionId, mail }: MailProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.retryMail({ params: { id: submissionId, mail_id: mail.id } }),
    // Reading the submission again would be one more look in the logbook.
    onSuccess: ({ data }) => {
      notifySuccess(t`De e-mail wordt opnieuw verstuurd.`);
      queryClient.setQueryData<Submission>(
        queryKeys.submissions.one(submissionId),
        (submission) => submission && withMail(submission, data),
      );
    },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      <Trans>Opnieuw versturen</Trans>
    </Button>
  );
}

const withMail = (submission: Submission, changed: SubmissionMail): Submission => ({
  ...submission,
  mails: submission.mails.map((mail) => (mail.id === changed.id ? changed : mail)),
});
