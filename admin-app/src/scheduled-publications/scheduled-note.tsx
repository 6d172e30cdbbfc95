import type { ScheduledPublication } from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { currentRegion } from '../languages/languages.ts';
import { failureTexts } from '../publication-failures/failure-texts.ts';

interface ScheduledNoteProps {
  readonly scheduled: ScheduledPublication;
  /** Whether the version is approved in the environment now. */
  readonly isApproved: boolean;
}

/** When a version is published and by whom, or why that did not happen. */
export function ScheduledNote({ scheduled, isApproved }: ScheduledNoteProps) {
  const { t, i18n } = useLingui();
  const at = formatInstant(Date.parse(scheduled.at), currentRegion());
  const name = scheduled.user?.name ?? t`een verwijderde gebruiker`;
  if (scheduled.failure !== null)
    return (
      <Text size="sm" c="red.8" mt={4}>
        <Trans>Niet gepubliceerd op {at}.</Trans> {i18n._(failureTexts[scheduled.failure])}
      </Text>
    );
  return (
    <>
      <Text size="sm" mt={4}>
        <Trans>
          Wordt gepubliceerd op {at} door {name}.
        </Trans>
      </Text>
      {!isApproved && (
        <Text size="sm" c="red.8" mt={4}>
          <Trans>
            De versie is niet meer goedgekeurd. Zonder goedkeuring gaat de publicatie niet door.
          </Trans>
        </Text>
      )}
    </>
  );
}
