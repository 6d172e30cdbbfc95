import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';
import { submissionStateNames } from './submission-state-names.ts';

type State = SubmissionSummary['state'];

const tones: Record<State, Tone> = {
  draft: 'neutral',
  saved: 'blue',
  aborted: 'red',
  saved_and_aborted: 'red',
  pending_verification: 'yellow',
  payment_pending: 'yellow',
  pending_co_signature: 'yellow',
  completed: 'green',
};

/** Shows the state of a submission. */
export function SubmissionStateBadge({ state }: { readonly state: State }) {
  const { i18n } = useLingui();
  return <ToneBadge tone={tones[state]}>{i18n._(submissionStateNames[state])}</ToneBadge>;
}

/** Marks a submission whose handling is restricted on request of the person, wherever it is shown. */
export function RestrictedBadge() {
  const { t } = useLingui();
  return <ToneBadge tone="yellow">{t`Beperkt`}</ToneBadge>;
}

/** Marks a test submission, wherever it is shown. */
export function TestBadge() {
  const { t } = useLingui();
  return <ToneBadge tone="yellow">{t`Test`}</ToneBadge>;
}
