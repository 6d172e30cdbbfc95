import { parseDay } from '../../formats/dates/calendar.ts';
import { dayNumber } from '../../formats/dates/day-number.ts';
import type { Clock } from '../../runtime/clock.ts';
import { formTimeZone } from '../../runtime/create-clock.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { ReadableInstance } from '../program/readable-cell.ts';
import type { FormulaClock, FormulaEnvironment } from '../../formulas/formula-function.ts';

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: formTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The instance and the time of a formula's evaluation. */
export class FormulaPlace implements FormulaEnvironment, FormulaClock {
  readonly instance: ReadableInstance;
  readonly texts: FormatContext | undefined;
  private readonly source: Clock;

  constructor(instance: ReadableInstance, source: Clock, texts?: FormatContext) {
    this.instance = instance;
    this.source = source;
    this.texts = texts;
  }

  get clock(): FormulaClock {
    return this;
  }

  day(): number {
    const today = parseDay(this.source.today());
    if (!today) throw new Error('The clock does not give a day as YYYY-MM-DD');
    return dayNumber(today);
  }

  minute(): number {
    const [hours, minutes] = timeOfDay.format(this.source.now()).split(':');
    return Number(hours) * 60 + Number(minutes);
  }
}
