import type { ScheduledPublication } from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { StepDialog } from '../feedback/step-dialog.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { useCancelSchedule, type SchedulePlace } from './use-schedule.ts';

interface ScheduleButtonsProps {
  readonly place: SchedulePlace;
  readonly scheduled: ScheduledPublication | undefined;
  /** Whether the version could be published now. */
  readonly isApproved: boolean;
}

/** The buttons with which whoever may publish chooses the moment of it, another one, or none. */
export function ScheduleButtons({ place, scheduled, isApproved }: ScheduleButtonsProps) {
  const { t } = useLingui();
  const [isOpen, dialog] = useDisclosure();
  const name = place.environment.name;
  const choose = scheduled === undefined ? t`Publicatie plannen` : t`Ander moment kiezen`;
  return (
    <>
      {isApproved && (
        <Button
          size="compact-md"
          fz="sm"
          variant="default"
          aria-label={`${choose}: ${name}`}
          onClick={dialog.open}
        >
          {choose}
        </Button>
      )}
      {scheduled !== undefined && <CancelButton place={place} scheduled={scheduled} />}
      <StepDialog opened={isOpen} onClose={dialog.close} title={choose}>
        <ScheduleForm place={place} scheduled={scheduled} onClose={dialog.close} />
      </StepDialog>
    </>
  );
}

function CancelButton({
  place,
  scheduled,
}: Pick<ScheduleButtonsProps, 'place'> & { readonly scheduled: ScheduledPublication }) {
  const { t } = useLingui();
  const cancel = useCancelSchedule(place);
  const isFailed = scheduled.failure !== null;
  const label = isFailed ? t`Melding weghalen` : t`Planning intrekken`;
  const { name } = place.environment;
  const number = place.version.number;
  const [isAsking, question] = useDisclosure();
  return (
    <>
      <Button
        size="compact-md"
        fz="sm"
        variant="default"
        aria-label={`${label}: ${name}`}
        loading={cancel.isPending}
        onClick={() => (isFailed ? cancel.mutate() : question.open())}
      >
        {label}
      </Button>
      <StepDialog opened={isAsking} onClose={question.close} title={t`Planning intrekken`}>
        <Text mb="md">{t`Versie ${number} wordt dan niet vanzelf gepubliceerd in ${name}. De versie blijft goedgekeurd.`}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={question.close}>
            {t`Annuleren`}
          </Button>
          <Button
            color="red"
            onClick={() => {
              question.close();
              cancel.mutate();
            }}
          >
            {t`Ja, intrekken`}
          </Button>
        </Group>
      </StepDialog>
    </>
  );
}
