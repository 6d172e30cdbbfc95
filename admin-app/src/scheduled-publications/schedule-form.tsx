import {
  maxScheduleDays,
  type ScheduledPublication,
} from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import {
  formatInstant,
  instantOfLocalTime,
  localTimeAt,
} from '@form-builder/core/formats/dates/local-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { useNow } from '../formats/use-now.ts';
import { currentRegion } from '../languages/languages.ts';
import { useSchedule, type SchedulePlace } from './use-schedule.ts';

interface ScheduleFormProps {
  readonly place: SchedulePlace;
  readonly scheduled: ScheduledPublication | undefined;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;
const firstTime = '09:00';

/** The day and time of a publication, in Dutch time; tomorrow morning until somebody chooses. */
export function ScheduleForm({ place, scheduled, onClose }: ScheduleFormProps) {
  const { t } = useLingui();
  const { day, time, setDay, setTime, nowMs, atMs, isTooFar } = useMoment(scheduled);
  const [remark, setRemark] = useState(scheduled?.remark ?? '');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useSchedule(place);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (atMs !== undefined && !isTooFar)
      mutate({ atMs, remark: remark.trim() }, { onSuccess: onClose });
  };
  const dayError = isTried && day === '' ? t`Kies een dag.` : null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert error={error} />
        <MomentInputs
          {...{ day, time, setDay, setTime }}
          dayError={isTooFar ? t`Kies een moment binnen een jaar.` : dayError}
          timeError={isTried && time === '' ? t`Kies een tijd.` : null}
        />
        <div aria-live="polite">
          {atMs !== undefined && !isTooFar && (
            <Consequence place={place} atMs={atMs} chosen={`${day} ${time}`} nowMs={nowMs} />
          )}
        </div>
        <Textarea
          autosize
          minRows={2}
          maxLength={2000}
          label={t`Opmerking (niet verplicht)`}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
        <FormButtons submitLabel={t`Plannen`} isPending={isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The entered day and time, and the instant that they mean. */
function useMoment(scheduled: ScheduledPublication | undefined) {
  const nowMs = useNow();
  const [initialDay = '', initialTime = ''] = initialMoment(scheduled, nowMs).split(' ');
  const [day, setDay] = useState(initialDay);
  const [time, setTime] = useState(initialTime);
  const atMs = instantOfLocalTime(`${day} ${time}`);
  const isTooFar = atMs !== undefined && atMs > nowMs + maxScheduleDays * dayMs;
  return { day, time, setDay, setTime, nowMs, atMs, isTooFar };
}

interface MomentInputsProps {
  readonly day: string;
  readonly time: string;
  readonly setDay: (day: string) => void;
  readonly setTime: (time: string) => void;
  readonly dayError: string | null;
  readonly timeError: string | null;
}

function MomentInputs({ day, time, setDay, setTime, dayError, timeError }: MomentInputsProps) {
  const { t } = useLingui();
  return (
    <Group grow align="flex-end">
      <TextInput
        type="date"
        label={t`Dag`}
        data-autofocus
        value={day}
        error={dayError}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextInput
        type="time"
        label={t`Tijd (Nederlandse tijd)`}
        value={time}
        error={timeError}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
    </Group>
  );
}

function initialMoment(scheduled: ScheduledPublication | undefined, nowMs: number): string {
  if (scheduled?.failure === null) return localTimeAt(Date.parse(scheduled.at));
  return `${localTimeAt(nowMs + dayMs).slice(0, 10)} ${firstTime}`;
}

interface ConsequenceProps {
  readonly place: SchedulePlace;
  readonly atMs: number;
  /** The day and time as they were entered. */
  readonly chosen: string;
  readonly nowMs: number;
}

/** What happens at the chosen moment, in words. */
function Consequence({ place, atMs, chosen, nowMs }: ConsequenceProps) {
  const { version, environment, replaces } = place;
  const { number } = version;
  const { name } = environment;
  const at = formatInstant(atMs, currentRegion());
  return (
    <Stack gap={4}>
      <Text size="sm">
        {atMs <= nowMs ? (
          <Trans>
            Dit moment is al geweest. Versie {number} wordt meteen gepubliceerd in {name}.
          </Trans>
        ) : (
          <Trans>
            Versie {number} wordt op {at} gepubliceerd in {name}.
          </Trans>
        )}{' '}
        {replaces !== undefined && (
          <Trans>Dan vervangt deze versie wat er staat, nu versie {replaces}.</Trans>
        )}
      </Text>
      <ClockChange atMs={atMs} chosen={chosen} />
      <Text size="sm" c="gray.7">
        <Trans>
          Dat gebeurt alleen als jij dan nog mag publiceren, de versie nog is goedgekeurd en er geen
          fouten in zitten. Lukt het niet, dan krijg je een melding.
        </Trans>
      </Text>
    </Stack>
  );
}

const hourMs = 3_600_000;

/** Says what becomes of a time that the clock skips, or that comes twice. */
function ClockChange({ atMs, chosen }: Pick<ConsequenceProps, 'atMs' | 'chosen'>) {
  if (localTimeAt(atMs) !== chosen)
    return (
      <Text size="sm">
        <Trans>Deze tijd bestaat niet: die nacht gaat de klok een uur vooruit.</Trans>
      </Text>
    );
  if (localTimeAt(atMs + hourMs) !== chosen) return null;
  return (
    <Text size="sm">
      <Trans>Dit uur komt die nacht twee keer. De eerste keer telt.</Trans>
    </Text>
  );
}
