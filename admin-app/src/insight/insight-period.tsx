import {
  insightPeriods,
  type InsightPeriod,
} from '@form-builder/core/contract/staff/forms/insight.ts';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useSearchParam } from '../frame/use-search-param.ts';

/** The period in the URL. */
export function useInsightPeriod() {
  const [value, setPeriod] = useSearchParam('period');
  const period = insightPeriods.find((one) => one === value) ?? '30d';
  return [period, setPeriod] as const;
}

interface PeriodSelectProps {
  readonly period: InsightPeriod;
  readonly onChange: (period: string) => void;
}

export function PeriodSelect({ period, onChange }: PeriodSelectProps) {
  const { t } = useLingui();
  const options = [
    { value: '30d', label: t`Laatste 30 dagen` },
    { value: '90d', label: t`Laatste 13 weken` },
    { value: 'year', label: t`Laatste 12 maanden` },
  ] satisfies { value: InsightPeriod; label: string }[];
  return (
    <NativeSelect
      aria-label={t`Periode`}
      data={options}
      value={period}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
