import { useLayoutEffect, useRef, useState } from 'react';
import { calendarMessages } from '@form-builder/core/messages/generated/calendar/load.ts';
import { useText } from '../i18n/text-context.tsx';
import { lazyModule } from '../lazy-modules/lazy-module.ts';
import { CalendarIcon } from './calendar-icon.tsx';
import type { CalendarDialogProps } from './calendar-dialog.tsx';
import type { DayRange } from './month-grid.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

interface DatePickerProps {
  /** The day that the input contains; `undefined` for other text. */
  readonly day: string | undefined;
  /** The text of the input. */
  readonly shown: string;
  readonly today: string;
  readonly range: DayRange;
  readonly isEnabled: boolean;
  /** The id of the field's label. */
  readonly labelId: string;
  onChoose(day: string): void;
}

const calendar = lazyModule(() => import('./calendar-dialog.tsx'), [calendarMessages]);

type Dialog = (props: CalendarDialogProps) => React.ReactNode;

/**
 * The button that opens the calendar of a date input. The calendar's code loads on first use; when
 * that fails offline, the input still works.
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
  // In the same frame as the removal: a key pressed in between would start from the body.
  useLayoutEffect(() => {
    // Focus only after the dialog has closed: an open modal dialog blocks the focus outside it.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = day
    ? translate('form.calendar.open_at', { date: shown })
    : translate('form.calendar.open');
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
