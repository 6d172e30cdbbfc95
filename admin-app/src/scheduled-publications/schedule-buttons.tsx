import type { ScheduledPublication } from '@form-builder/core/contract/staff/forms/scheduled-publications.ts';
import { useLingui } from '@lingui/react/macro';
import { Button, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { modals } from '@mantine/modals';
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
      <Modal opened={isOpen} onClose={dialog.close} title={choose}>
        <ScheduleForm place={place} scheduled={scheduled} onClose={dialog.close} />
      </Modal>
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
  const ask = () =>
    modals.openConfirmModal({
      title: t`Planning intrekken`,
      children: (
        <Text>{t`Versie ${number} wordt dan niet vanzelf gepubliceerd in ${name}. De versie blijft goedgekeurd.`}</Text>
      ),
      labels: { confirm: t`Ja, intrekken`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(),
    });
  return (
    <Button
      size="compact-md"
      fz="sm"
      variant="default"
      aria-label={`${label}: ${name}`}
      loading={cancel.isPending}
      onClick={() => (isFailed ? cancel.mutate() : ask())}
    >
      {label}
    </Button>
  );
}
