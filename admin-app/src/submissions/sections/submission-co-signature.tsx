import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { SubmissionCoSignature as CoSignature } from '@form-builder/core/contract/staff/submissions/submission-co-signature.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Title } from '@mantine/core';
import { ToneBadge, type Tone } from '../../badges/tone-badge.tsx';
import { formatExact } from '../../formats/format-time.ts';
import { currentRegion } from '../../languages/languages.ts';
import { SignerIdentifier } from './signer-identifier.tsx';
import classes from '../submission-screen.module.css';

const looks: Readonly<
  Record<CoSignature['state'], { readonly label: MessageDescriptor; readonly tone: Tone }>
> = {
  waiting: { label: msg`Nog niet getekend`, tone: 'yellow' },
  signed: { label: msg`Getekend`, tone: 'green' },
  declined: { label: msg`Geweigerd`, tone: 'red' },
  expired: { label: msg`Verlopen`, tone: 'red' },
};

type SignerLogin = NonNullable<CoSignature['login']>;

interface SubmissionCoSignatureProps {
  readonly submission: Pick<Submission, 'id' | 'co_signature'>;
}

/** The request to co-sign: the recipient, the text and the result. */
export function SubmissionCoSignature({ submission }: SubmissionCoSignatureProps) {
  const { t, i18n } = useLingui();
  const { co_signature: signature } = submission;
  if (signature === null) return null;
  const { state, text, language, reason, login } = signature;
  const exact = (instant: string | null) =>
    instant === null ? '' : formatExact(instant, currentRegion());
  const facts = [
    { label: t`Gevraagd aan`, value: askedOf(signature) },
    { label: t`Gevraagd op`, value: exact(signature.requested_at) },
    state === 'waiting'
      ? { label: t`Kan tot`, value: exact(signature.expires_at) }
      : { label: i18n._(looks[state].label), value: exact(signature.ended_at) },
    { label: t`Door`, value: login?.name ?? '' },
    { label: t`Ingelogd met`, value: login === null ? '' : loginOf(login) },
    { label: t`Reden`, value: reason },
  ];
  return (
    <section className={classes.section}>
      <Group gap="sm">
        <Title order={2}>
          <Trans>Medeondertekening</Trans>
        </Title>
        <ToneBadge tone={looks[state].tone}>{i18n._(looks[state].label)}</ToneBadge>
      </Group>
      <dl className={classes.list}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label} className={classes.pair}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {login !== null && <SignerIdentifier submissionId={submission.id} login={login} />}
        <div className={classes.pair}>
          <dt>{t`Tekst`}</dt>
          <dd lang={language}>{text}</dd>
        </div>
      </dl>
    </section>
  );
}

const askedOf = ({ name, recipient }: CoSignature): string =>
  name !== null && recipient !== null ? `${name} (${recipient})` : (name ?? recipient ?? '');

/** Such as `DigiD (midden), 20 november 2026 10:00`. */
function loginOf({ provider_name: name, level, authenticated_at: at }: SignerLogin): string {
  const provider = level === null ? name : `${name} (${level})`;
  return `${provider}, ${formatExact(at, currentRegion())}`;
}
