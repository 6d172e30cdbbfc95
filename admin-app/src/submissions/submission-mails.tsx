import type { Submission, SubmissionMail } from '@form-builder/core/contract/staff/submissions.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Text, Title } from '@mantine/core';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';

const kinds = {
  confirmation: msg`Bevestiging`,
  copy: msg`Kopie van de antwoorden`,
} as const;

const states = {
  waiting: msg`wordt verstuurd`,
  sent: msg`verstuurd`,
  failed: msg`niet verstuurd: de mailserver weigert het adres of was te lang niet bereikbaar`,
  limited: msg`niet verstuurd: dit adres kreeg te veel mails in een uur`,
} as const;

/** The mails to the visitor about a submission, with how each of them stands. */
export function SubmissionMails({ submission }: { readonly submission: Submission }) {
  if (submission.mails.length === 0) return null;
  return (
    <section>
      <Title order={2}>
        <Trans>E-mails aan de bezoeker</Trans>
      </Title>
      <List listStyleType="none">
        {submission.mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </List>
    </section>
  );
}

function Mail({ mail }: { readonly mail: SubmissionMail }) {
  const { i18n } = useLingui();
  const { kind, state, recipient, created_at: createdAt, ended_at: endedAt } = mail;
  const isUnsent = state === 'failed' || state === 'limited';
  return (
    <List.Item>
      {i18n._(kinds[kind])} · {recipient} ·{' '}
      <Text span {...(isUnsent && { c: 'red' })}>
        {i18n._(states[state])}
      </Text>{' '}
      · {formatExact(endedAt ?? createdAt, currentRegion())}
    </List.Item>
  );
}
