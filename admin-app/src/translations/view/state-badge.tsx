import type { TranslationStatus } from '@form-builder/core/translations/translation-notes.ts';
import type { TranslationState } from '@form-builder/core/translations/translation-state.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ToneBadge, type Tone } from '../../badges/tone-badge.tsx';

interface Look {
  readonly tone: Tone;
  readonly name: MessageDescriptor;
}

const states: Readonly<Record<TranslationState, Look | null>> = {
  missing: { tone: 'yellow', name: msg`Ontbreekt` },
  outdated: { tone: 'yellow', name: msg`Verouderd` },
  unchecked: null,
  translated: null,
};

const statuses: Readonly<Record<TranslationStatus, Look>> = {
  pending: { tone: 'blue', name: msg`Te controleren` },
  rejected: { tone: 'red', name: msg`Afgekeurd` },
  restored: { tone: 'neutral', name: msg`Teruggezet` },
  retrieved: { tone: 'neutral', name: msg`Overgenomen` },
  uploaded: { tone: 'neutral', name: msg`Uit een bestand` },
};

interface StateBadgeProps {
  readonly state: TranslationState;
  readonly status: TranslationStatus | undefined;
}

/** The state of a translation as a badge; renders nothing for a translation without remarks. */
export function StateBadge({ state, status }: StateBadgeProps) {
  const { i18n } = useLingui();
  const look = states[state] ?? (status && state !== 'missing' ? statuses[status] : undefined);
  return look ? <ToneBadge tone={look.tone}>{i18n._(look.name)}</ToneBadge> : null;
}
