import type {
  Export,
  ExportFailure,
  ExportStatus,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Progress, Stack, Text } from '@mantine/core';
import { ToneBadge, type Tone } from '../badges/tone-badge.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { ConsentDetails } from './consent-details.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { currentRegion } from '../languages/languages.ts';

const looks: Record<ExportStatus, { readonly label: MessageDescriptor; readonly tone: Tone }> = {
  pending: { label: msg`Wacht`, tone: 'neutral' },
  processing: { label: msg`Wordt gemaakt`, tone: 'blue' },
  available: { label: msg`Klaar`, tone: 'green' },
  failed: { label: msg`Mislukt`, tone: 'red' },
  expired: { label: msg`Verlopen`, tone: 'outlined' },
};

const erased = { label: msg`Gewist`, tone: 'outlined' } as const;
const awaitsConsent = { label: msg`Wacht op toestemming`, tone: 'yellow' } as const;

/** Without `consent_refused`: `ConsentDetails` shows who refused and why. */
const reasons: Record<Exclude<ExportFailure, 'consent_refused'>, MessageDescriptor> = {
  not_allowed: msg`Je mag dit niet meer exporteren.`,
  form_deleted: msg`Het formulier bestaat niet meer.`,
  interrupted: msg`De server stopte steeds voordat het bestand klaar was. Probeer het opnieuw.`,
  consent_expired: msg`Niemand gaf op tijd toestemming. Vraag het opnieuw.`,
  error: msg`Er ging iets mis. Probeer het opnieuw, of vraag de helpdesk.`,
};

function lookOf({ consent, is_erased: isErased, status }: Export) {
  if (consent?.state === 'asked') return awaitsConsent;
  return isErased ? erased : looks[status];
}

/** The options of the filter on the status. */
export function useStatusOptions() {
  const { i18n } = useLingui();
  // The statuses are the members of `looks`, which Object.keys widens.
  return (Object.keys(looks) as ExportStatus[]).map((value) => ({
    value,
    label: i18n._(looks[value].label),
  }));
}

/** How an export stands: its progress, until when there is a file, or why there is none. */
export function ExportStatusCell({ one }: { readonly one: Export }) {
  const { i18n } = useLingui();
  const { label, tone } = lookOf(one);
  return (
    <Stack gap={4} align="flex-start">
      <ToneBadge tone={tone}>{i18n._(label)}</ToneBadge>
      {one.consent && <ConsentDetails consent={one.consent} />}
      {one.status === 'processing' && <ExportProgress one={one} />}
      {one.status === 'available' && one.expires_at !== null && (
        <Text size="xs" c="gray.7">
          <Expiry at={one.expires_at} />
        </Text>
      )}
      {one.is_erased && (
        <Text size="xs" c="gray.7">
          <Trans>Er zijn inzendingen uit dit bestand verwijderd. Maak een nieuwe export.</Trans>
        </Text>
      )}
      {one.failure !== null && one.failure !== 'consent_refused' && (
        <Text size="xs" c="gray.7">
          {i18n._(reasons[one.failure])}
        </Text>
      )}
    </Stack>
  );
}

function Expiry({ at }: { readonly at: string }) {
  const { t } = useLingui();
  return (
    <>
      {t`Verloopt`} <RelativeTime at={at} />
    </>
  );
}

function ExportProgress({ one }: { readonly one: Export }) {
  const { t } = useLingui();
  const { row_count: done, total, seconds_left: left } = one;
  const region = currentRegion();
  const written = formatNumber(done, region);
  const all = total === null ? '' : formatNumber(total, region);
  const percent = total === null || total === 0 ? 0 : (done / total) * 100;
  return (
    <Stack gap={4} w="100%" maw="14rem">
      <Progress.Root size="sm">
        <Progress.Section value={percent} aria-label={t`Voortgang`} />
      </Progress.Root>
      <Text size="xs" c="gray.7">
        {total === null ? t`Het aantal wordt geteld` : t`${written} van ${all}`}
        {left !== null && (
          <>
            {' · '}
            <TimeLeft seconds={left} />
          </>
        )}
      </Text>
    </Stack>
  );
}

function TimeLeft({ seconds }: { readonly seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return <Plural value={seconds} one="nog # seconde" other="nog # seconden" />;
  return <Plural value={minutes} one="nog # minuut" other="nog # minuten" />;
}
