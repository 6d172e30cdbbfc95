import type {
  ExportPlan,
  ExportSchedule,
} from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { useLingui } from '@lingui/react/macro';
import { Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { PlanFields } from './plan-fields.tsx';
import { useSavePlan } from './use-schedule-changes.tsx';

interface EditPlanProps {
  readonly schedule: ExportSchedule;
  readonly onClose: () => void;
}

/** Changes when a scheduled export is made and where it goes; what it contains stays. */
export function EditPlan({ schedule, onClose }: EditPlanProps) {
  const { t } = useLingui();
  const { form_title: form } = schedule;
  return (
    <Drawer opened onClose={onClose} title={t`Planning wijzigen: ${form}`} padding="lg" size="md">
      <PlanForm schedule={schedule} onClose={onClose} />
    </Drawer>
  );
}

function PlanForm({ schedule, onClose }: EditPlanProps) {
  const { t } = useLingui();
  const [plan, setPlan] = useState(() => planOf(schedule));
  const save = useSavePlan(schedule.id, onClose);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(plan);
      }}
    >
      <Stack gap="lg">
        <FailureAlert error={save.error} />
        <PlanFields plan={plan} onChange={setPlan} />
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

const planOf = ({
  frequency,
  weekday,
  month_day: monthDay,
  hour,
  period,
  target,
}: ExportSchedule): ExportPlan => ({
  frequency,
  weekday,
  month_day: monthDay,
  hour,
  period,
  target,
});
