import type { ExportPlan } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { useLingui } from '@lingui/react/macro';
import { Fieldset, NumberInput, Radio, Select, SimpleGrid, Stack } from '@mantine/core';
import { TargetFields } from './target-fields.tsx';
import { hourText, weekdayName } from './schedule-words.ts';

interface PlanFieldsProps {
  readonly plan: ExportPlan;
  readonly onChange: (plan: ExportPlan) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Asks when a scheduled export is made, of which days, and where it goes. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const { t } = useLingui();
  const change = (members: Partial<ExportPlan>) => onChange({ ...plan, ...members });
  const { frequency } = plan;
  const frequencies = [
    { value: 'daily', label: t`Elke dag` },
    { value: 'weekly', label: t`Elke week` },
    { value: 'monthly', label: t`Elke maand` },
  ] as const;
  return (
    <>
      <Fieldset legend={t`Wanneer`}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label={t`Hoe vaak`}
              data={[...frequencies]}
              allowDeselect={false}
              value={frequency}
              onChange={(value) => {
                const chosen = frequencies.find((one) => one.value === value);
                if (chosen !== undefined) change({ frequency: chosen.value });
              }}
            />
            <Select
              label={t`Tijd`}
              data={hours}
              allowDeselect={false}
              value={String(plan.hour)}
              onChange={(value) => change({ hour: Number(value) })}
            />
          </SimpleGrid>
          {frequency === 'weekly' && (
            <Select
              label={t`Dag`}
              data={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
              allowDeselect={false}
              value={String(plan.weekday)}
              onChange={(value) => change({ weekday: Number(value) })}
            />
          )}
          {frequency === 'monthly' && (
            <NumberInput
              label={t`Dag van de maand`}
              description={t`In een kortere maand is dat de laatste dag.`}
              min={1}
              max={31}
              clampBehavior="strict"
              allowDecimal={false}
              value={plan.month_day}
              onChange={(value) => {
                if (typeof value === 'number') change({ month_day: value });
              }}
            />
          )}
          <Radio.Group
            label={t`Van welke dagen`}
            value={plan.period}
            onChange={(value) => change({ period: value === 'all' ? 'all' : 'previous' })}
          >
            <Stack gap={6} mt={4}>
              <Radio value="previous" label={t`Wat is ingezonden sinds de vorige keer`} />
              <Radio value="all" label={t`Alles wat bij de filters past`} />
            </Stack>
          </Radio.Group>
        </Stack>
      </Fieldset>
      <TargetFields target={plan.target} onChange={(target) => change({ target })} />
    </>
  );
}
