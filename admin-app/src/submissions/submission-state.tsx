import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';

type State = SubmissionSummary['state'];

const looks: Record<State, { readonly label: MessageDescriptor; readonly tone: Tone }> = {
  draft: { label: msg`Concept`, tone: 'neutral' },
  saved: { label: msg`Opgeslagen`, tone: 'blue' },
  aborted: { label: msg`Afgebroken`, tone: 'red' },
  saved_and_aborted: { label: msg`Opgeslagen en afgebroken`, tone: 'red' },
  pending_verification: { label: msg`Wacht op bevestiging`, tone: 'yellow' },
  payment_pending: { label: msg`Wacht op betaling`, tone: 'yellow' },
  pending_co_signature: { label: msg`Wacht op medeondertekening`, tone: 'yellow' },
  completed: { label: msg`Ingezonden`, tone: 'green' },
};

/** Shows the state of a submission. */
export function SubmissionStateBadge({ state }: { readonly state: State }) {
  const { i18n } = useLingui();
  const { label, tone } = looks[state];
  return <ToneBadge tone={tone}>{i18n._(label)}</ToneBadge>;
}

/** Marks a test submission, wherever it is shown. */
export function TestBadge() {
  const { t } = useLingui();
  return <ToneBadge tone="yellow">{t`Test`}</ToneBadge>;
}
