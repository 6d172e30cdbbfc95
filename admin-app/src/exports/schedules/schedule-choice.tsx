import type { ExportPlan } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { useLingui } from '@lingui/react/macro';
import { Stack, Switch } from '@mantine/core';
import { useFeature } from '../../session/feature-state.ts';
import { initialPlan } from './initial-plan.ts';
import { PlanFields } from './plan-fields.tsx';

interface ScheduleChoiceProps {
  /** `null`: the export is made once, now. */
  readonly plan: ExportPlan | null;
  readonly onChange: (plan: ExportPlan | null) => void;
}

/** Asks whether an export is repeated, and how. */
export function ScheduleChoice({ plan, onChange }: ScheduleChoiceProps) {
  const { t } = useLingui();
  if (!useFeature('scheduled_exports')) return null;
  return (
    <Stack gap="lg">
      <Switch
        label={t`Op vaste tijden herhalen`}
        checked={plan !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? initialPlan : null)}
      />
      {plan !== null && <PlanFields plan={plan} onChange={onChange} />}
    </Stack>
  );
}
