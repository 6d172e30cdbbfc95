import type { ScheduleRun } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { ToneBadge, type Tone } from '../../badges/tone-badge.tsx';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { deliveryErrors } from '../../languages/delivery-errors.ts';

/** What became of the last run of a scheduled export. */
export function LastRun({ run }: { readonly run: ScheduleRun | null }) {
  const { t } = useLingui();
  const look = useLook();
  if (run === null)
    return (
      <Text size="xs" c="gray.7">
        {t`Nog niet gemaakt`}
      </Text>
    );
  const { label, tone, reason } = look(run);
  const { row_count: count } = run;
  const isMade = run.status === 'available' || run.status === 'expired';
  return (
    <Text size="xs" c="gray.7" component="div">
      {t`Laatste keer`} <RelativeTime at={run.created_at} />{' '}
      <ToneBadge tone={tone}>{label}</ToneBadge> {reason}
      {isMade && (
        <>
          {' · '}
          <Plural value={count} one="# inzending" other="# inzendingen" />
        </>
      )}
    </Text>
  );
}

interface Look {
  readonly label: string;
  readonly tone: Tone;
  readonly reason?: string;
}

function useLook(): (run: ScheduleRun) => Look {
  const { t, i18n } = useLingui();
  return ({ status, failure, consent, drop }) => {
    if (status === 'failed')
      return {
        label: t`Mislukt`,
        tone: 'red',
        reason: {
          consent_refused: t`Een collega weigerde toestemming.`,
          consent_expired: t`Niemand gaf op tijd toestemming.`,
          not_allowed: t`De eigenaar mag deze inzendingen niet meer exporteren.`,
          form_deleted: t`Het formulier bestaat niet meer.`,
          interrupted: t`De server stopte steeds te vroeg.`,
          error: t`Er ging iets mis.`,
        }[failure ?? 'error'],
      };
    if (consent === 'asked' && status === 'pending')
      return { label: t`Wacht op toestemming`, tone: 'yellow' };
    if (status === 'pending' || status === 'processing')
      return { label: t`Wordt gemaakt`, tone: 'blue' };
    if (drop === null) return { label: t`Klaar`, tone: 'green' };
    if (drop.state === 'delivered') return { label: t`Geleverd`, tone: 'green' };
    const reason = drop.error === null ? '' : i18n._(deliveryErrors[drop.error]);
    return drop.state === 'failed'
      ? { label: t`Niet geleverd`, tone: 'red', reason }
      : { label: t`Wordt geleverd`, tone: 'blue', reason };
  };
}
