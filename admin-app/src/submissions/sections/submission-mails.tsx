import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type {
  BounceReason,
  SubmissionMail,
} from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, List, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { api } from '../../api/client.ts';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { RetryButton } from './retry-button.tsx';
import { SubmissionSection } from './submission-section.tsx';
import classes from '../submission-screen.module.css';

const kinds = {
  confirmation: msg`Bevestiging`,
  copy: msg`Kopie van de antwoorden`,
  notice: msg`Bericht aan een bestemming`,
  reminder: msg`Herinnering aan het bewaarde formulier`,
} as const;

const bounceReasons: Readonly<Record<BounceReason, MessageDescriptor>> = {
  unknown_address: msg`dit adres bestaat niet`,
  mailbox_full: msg`de mailbox is vol`,
  mailbox_unavailable: msg`de mailbox neemt geen mail aan`,
  too_large: msg`de e-mail is te groot`,
  unreachable: msg`de mailserver is niet bereikbaar`,
  rejected: msg`de mailserver weigert de e-mail`,
  other: msg`de mailserver gaf geen duidelijke reden`,
};

const states = {
  waiting: msg`wordt verstuurd`,
  sent: msg`verstuurd`,
  failed: msg`niet verstuurd: de mailserver weigert het adres of was te lang niet bereikbaar`,
  limited: msg`niet verstuurd: dit adres kreeg te veel mails in een uur`,
  unsubscribed: msg`niet verstuurd: deze persoon wil geen herinneringen`,
} as const;

interface SubmissionMailsProps {
  readonly submission: Pick<Submission, 'id' | 'mails'>;
}

/** The mails about a submission with their states; failed ones can be sent again. */
export function SubmissionMails({ submission }: SubmissionMailsProps) {
  const { t } = useLingui();
  const { id, mails } = submission;
  if (mails.length === 0) return null;
  return (
    <SubmissionSection title={t`E-mails`}>
      {mails.map((mail) => (
        <Mail key={mail.id} submissionId={id} mail={mail} />
      ))}
    </SubmissionSection>
  );
}

interface MailProps {
  readonly submissionId: string;
  readonly mail: SubmissionMail;
}

function Mail({ submissionId, mail }: MailProps) {
  const { t, i18n } = useLingui();
  const { kind, state, recipient, created_at: createdAt, ended_at: endedAt, bounce } = mail;
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
          {bounce !== null && <BounceText bounce={bounce} />}
        </div>
        {isUnsent && (
          <RetryButton
            submissionId={submissionId}
            icon={<IconSend size={18} aria-hidden />}
            retry={() => api.retryMail({ params: { id: submissionId, mail_id: mail.id } })}
            update={withMail}
            success={t`De e-mail wordt opnieuw verstuurd.`}
          >
            <Trans>Opnieuw versturen</Trans>
          </RetryButton>
        )}
      </Group>
    </List.Item>
  );
}

/** Why a mail did not arrive, or does not yet. */
function BounceText({ bounce }: { readonly bounce: NonNullable<SubmissionMail['bounce']> }) {
  const { t, i18n } = useLingui();
  const reason = i18n._(bounceReasons[bounce.reason]);
  const at = formatExact(bounce.at, currentRegion());
  const isFinal = bounce.kind === 'permanent';
  return (
    <Text size="sm" c={isFinal ? 'red' : 'gray.7'}>
      {isFinal
        ? t`niet aangekomen: ${reason} · ${at}`
        : t`nog niet aangekomen: ${reason}. De mailserver probeert het opnieuw · ${at}`}
    </Text>
  );
}

const withMail = (submission: Submission, changed: SubmissionMail): Submission => ({
  ...submission,
  mails: submission.mails.map((mail) => (mail.id === changed.id ? changed : mail)),
});
