import { addDays } from '@form-builder/core/formats/dates/shift-day.ts';
import { parseDay } from '@form-builder/core/formats/dates/calendar.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { DayInput } from '../data-table/day-input.tsx';
import { todayInAmsterdam } from './payments-queries.ts';

/** The day in the URL (`?day=2026-11-25`), else today; another day begins at its first page. */
export function usePaymentDay() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = parseDay(asked) === undefined ? todayInAmsterdam() : asked;
  const setDay = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('day', next);
        changed.delete('page');
        return changed;
      },
      { preventScrollReset: true },
    );
  return [day, setDay] as const;
}

interface DayPickerProps {
  readonly day: string;
  readonly onChange: (day: string) => void;
}

/** A day, and the days before and after it. */
export function DayPicker({ day, onChange }: DayPickerProps) {
  const { t } = useLingui();
  const isToday = day >= todayInAmsterdam();
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t`Vorige dag`}
        onClick={() => onChange(addDays(day, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DayInput
        aria-label={t`Dag`}
        value={day}
        onChange={(next) => onChange(next ?? todayInAmsterdam())}
      />
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t`Volgende dag`}
        disabled={isToday}
        onClick={() => onChange(addDays(day, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
