import { useEffect, useRef, useState } from 'react';
import { calendarMessages } from '@form-builder/core/messages/generated/calendar/load.ts';
import { useText } from '../i18n/text-context.tsx';
import { lazyModule } from '../lazy-modules/lazy-module.ts';
import { CalendarIcon } from './calendar-icon.tsx';
import type { CalendarDialogProps } from './calendar-dialog.tsx';
import type { DayRange } from './month-grid.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

interface DatePickerProps {
  /** The day in the box; text that is no day counts as none. */
  readonly day: string | undefined;
  /** The same as the box writes it. */
  readonly shown: string;
  readonly today: string;
  readonly range: DayRange;
  readonly isEnabled: boolean;
  /** The id of the question's name. */
  readonly labelId: string;
  onChoose(day: string): void;
}

const calendar = lazyModule(() => import('./calendar-dialog.tsx'), [calendarMessages]);

type Dialog = (props: CalendarDialogProps) => React.ReactNode;

/**
 * The button beside a box with a date, and the calendar it opens. The calendar's code is fetched on
 * first use; without a line the box remains.
 */
export function DatePicker({ day, shown, isEnabled, labelId, ...props }: DatePickerProps) {
  const text = useText();
  const { translate } = text;
  const button = useRef<HTMLButtonElement>(null);
  const [Calendar, setCalendar] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const { CalendarDialog } = await calendar.fetch(text);
    setCalendar(() => CalendarDialog);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Once the dialog is gone: behind it nothing takes the focus.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = day
    ? translate('visit.calendar.open_at', { date: shown })
    : translate('visit.calendar.open');
  return (
    <span className="date-picker">
      <button
        ref={button}
        type="button"
        className="date-picker-button"
        aria-label={name}
        aria-describedby={labelId}
        aria-haspopup="dialog"
        disabled={!isEnabled}
        onClick={() => void open().catch(ignoreOffline)}
      >
        <CalendarIcon />
      </button>
      {Calendar && isOpen && (
        <Calendar
          {...props}
          day={day}
          onClose={close}
          onChoose={(chosen) => {
            props.onChoose(chosen);
            close();
          }}
        />
      )}
    </span>
  );
}
