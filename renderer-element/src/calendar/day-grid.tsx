import { useRef, type KeyboardEvent } from 'react';
import { useText } from '../i18n/text-context.tsx';
import {
  dayAfterKey,
  isInRange,
  weeksOf,
  type CalendarNames,
  type DayRange,
} from './month-grid.ts';

interface DayGridProps {
  readonly names: CalendarNames;
  /** The day that has the focus, or receives it. */
  readonly active: string;
  readonly chosen: string | undefined;
  readonly today: string;
  readonly range: DayRange;
  onMove(day: string): void;
  onChoose(day: string): void;
}

/** The days of a month in weeks: Tab focuses one day, the arrow keys move to the others. */
export function DayGrid(props: DayGridProps) {
  const { names, active, range, onMove, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = dayAfterKey(active, event, names.firstDay);
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (!isChoice && day === undefined) return;
    event.preventDefault();
    if (isChoice) {
      if (isInRange(active, range)) onChoose(active);
      return;
    }
    if (day === undefined) return;
    onMove(day);
    // The new day may be in another month, which renders before the focus moves.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    });
  };
  return (
    <table
      ref={grid}
      className="calendar-days"
      role="grid"
      aria-labelledby="calendar-month"
      onKeyDown={move}
    >
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              <span aria-hidden="true">{short}</span>
              <span className="unseen">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(active, names.firstDay).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} {...props} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, names, active, chosen, today, range, onMove, onChoose }: DayProps) {
  const { translate } = useText();
  // Days of other months keep their cell and cannot be chosen here.
  if (day.slice(0, 7) !== active.slice(0, 7)) return <td className="day-outside" />;
  const isOpen = isInRange(day, range);
  const name = names.dayName(day);
  return (
    <td
      className="day"
      role="gridcell"
      tabIndex={day === active ? 0 : -1}
      aria-label={day === today ? `${name}, ${translate('form.calendar.today')}` : name}
      aria-selected={day === chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!isOpen || undefined}
      onClick={() => (isOpen ? onChoose(day) : onMove(day))}
    >
      {Number(day.slice(8))}
    </td>
  );
}

interface DayProps extends DayGridProps {
  readonly day: string;
}
