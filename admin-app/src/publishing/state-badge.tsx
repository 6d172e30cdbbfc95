import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';

/** A state of a version in an environment; `draft` before any transition. */
export type BadgeState = EnvironmentState | 'draft';

const looks: Record<BadgeState, { readonly label: MessageDescriptor; readonly tone: Tone }> = {
  draft: { label: msg`Concept`, tone: 'neutral' },
  proposed: { label: msg`Voorgesteld`, tone: 'blue' },
  approved: { label: msg`Goedgekeurd`, tone: 'teal' },
  rejected: { label: msg`Afgekeurd`, tone: 'red' },
  published: { label: msg`Gepubliceerd`, tone: 'green' },
  superseded: { label: msg`Vervangen`, tone: 'outlined' },
  withdrawn: { label: msg`Ingetrokken`, tone: 'outlined' },
};

/** The name and colour of each state, equal on every screen. */
export function StateBadge({ state }: { readonly state: BadgeState }) {
  const { i18n } = useLingui();
  const { label, tone } = looks[state];
  return <ToneBadge tone={tone}>{i18n._(label)}</ToneBadge>;
}
