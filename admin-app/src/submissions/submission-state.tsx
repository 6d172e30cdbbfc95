import type { SubmissionSummary } from '@form-builder/core/contract/submissions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';

type State = SubmissionSummary['state'];

const looks: Record<State, { readonly label: MessageDescriptor; readonly color: string }> = {
  draft: { label: msg`Concept`, color: 'gray.7' },
  saved: { label: msg`Opgeslagen`, color: 'blue.7' },
  aborted: { label: msg`Afgebroken`, color: 'red.7' },
  saved_and_aborted: { label: msg`Opgeslagen en afgebroken`, color: 'red.7' },
  pending_verification: { label: msg`Wacht op bevestiging`, color: 'yellow.7' },
  payment_pending: { label: msg`Wacht op betaling`, color: 'yellow.7' },
  completed: { label: msg`Ingezonden`, color: 'green.7' },
};

/** What people call the state of a submission. */
export function SubmissionStateBadge({ state }: { readonly state: State }) {
  const { i18n } = useLingui();
  const { label, color } = looks[state];
  return (
    <Badge color={color} variant="light" radius="sm" tt="none" fw={600}>
      {i18n._(label)}
    </Badge>
  );
}

/** Marks what was sent for a try, everywhere it shows. */
export function TestBadge() {
  const { t } = useLingui();
  return <Badge color="yellow.7" variant="light" radius="sm" tt="none" fw={600}>{t`Test`}</Badge>;
}
