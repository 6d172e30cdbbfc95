import { addMonths } from '@form-builder/core/formats/dates/shift-day.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import { useStyles } from '../theme/use-styles.ts';
import styles from './calendar.css?inline';
import { DayGrid } from './day-grid.tsx';
import { calendarNames, nearestInRange, type DayRange } from './month-grid.ts';

export interface CalendarDialogProps {
  readonly day: string | undefined;
  readonly today: string;
  readonly range: DayRange;
  onChoose(day: string): void;
  onClose(): void;
}

/** A modal calendar to choose a day from (ARIA Authoring Practices, date picker dialog). */
export function CalendarDialog({ day, today, range, onChoose, onClose }: CalendarDialogProps) {
  const { translate, locale } = useText();
  const names = useMemo(() => calendarNames(locale), [locale]);
  const [active, setActive] = useState(() => nearestInRange(day ?? today, range));
  const dialog = useRef<HTMLDialogElement>(null);
  useStyles(dialog, styles);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return () => shown?.close();
  }, []);
  const step = (months: number) => setActive(addMonths(active, months));
  return (
    <dialog
      ref={dialog}
      className="calendar"
      aria-label={translate('form.calendar.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The content covers the dialog: a click on the dialog itself is a click on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="calendar-body">
        <div className="calendar-head">
          <StepButton label="previous_year" sign="«" onClick={() => step(-12)} />
          <StepButton label="previous_month" sign="‹" onClick={() => step(-1)} />
          <h2 className="calendar-month" id="calendar-month" aria-live="polite">
            {names.monthName(active)}
          </h2>
          <StepButton label="next_month" sign="›" onClick={() => step(1)} />
          <StepButton label="next_year" sign="»" onClick={() => step(12)} />
        </div>
        <DayGrid
          names={names}
          active={active}
          today={today}
          range={range}
          onChoose={onChoose}
          chosen={day}
          onMove={setActive}
        />
        <p className="calendar-keys">{translate('form.calendar.keys')}</p>
        <button type="button" className="button" onClick={onClose}>
          {translate('form.calendar.close')}
        </button>
      </div>
    </dialog>
  );
}

interface StepButtonProps {
  readonly label: 'previous_year' | 'previous_month' | 'next_month' | 'next_year';
  readonly sign: string;
  onClick(): void;
}

function StepButton({ label, sign, onClick }: StepButtonProps) {
  const { translate } = useText();
  return (
    <button
      type="button"
      className="calendar-step"
      aria-label={translate(`form.calendar.${label}`)}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
