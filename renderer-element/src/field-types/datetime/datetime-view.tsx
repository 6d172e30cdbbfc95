import { exampleDay } from '@form-builder/core/field-types/date/example-day.ts';
import { plainDatetimeDefinition } from '@form-builder/core/field-types/datetime/plain-datetime.ts';
import { formatDate, parseDate } from '@form-builder/core/formats/dates/format-date.ts';
import { isMoment, joinMoment } from '@form-builder/core/formats/dates/moment.ts';
import { parseTime } from '@form-builder/core/formats/dates/time.ts';
import { momentRangeIssues } from '@form-builder/core/validation/rules/dates/moment-range.ts';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';
import { useTool } from '../controls/use-tool.ts';

/** The texts of the two inputs. */
interface Parts {
  readonly day: string;
  readonly time: string;
}

/** A typed day and time: the day first, because a time alone means nothing. */
export const datetimeView: FieldView<'datetime'> = {
  definition: plainDatetimeDefinition,
  frame: () => 'legend',
  Control(props) {
    const { ids, field } = props;
    const { translate } = useText();
    const { shown, type, pick, leave } = useMoment(props);
    const Tool = useTool('datetime');
    const example = formatDate(useExampleDay(props), field.custom_properties?.mask);
    return (
      <div
        className="moment"
        onBlur={(event) => {
          const next = event.relatedTarget;
          if (!(next instanceof Node && event.currentTarget.contains(next))) leave();
        }}
      >
        <PartInput
          {...props}
          id={ids.control}
          label={translate('form.moment.date')}
          hint={translate('element.date_example', { example })}
          shown={shown.day}
          onType={(day) => type({ day, time: day.trim() === '' ? '' : shown.time })}
          tool={Tool && <Tool {...props} change={pick} />}
        />
        <PartInput
          {...props}
          id={`${ids.control}-time`}
          label={translate('form.moment.time')}
          hint={
            shown.day.trim() === ''
              ? translate('form.moment.time_first')
              : translate('element.time_example', { example: '14:30' })
          }
          isWaiting={shown.day.trim() === ''}
          shown={shown.time}
          onType={(time) => type({ ...shown, time })}
        />
      </div>
    );
  },
};

/** A day that the field accepts. */
function useExampleDay({ field }: FieldViewProps<'datetime'>): string {
  const today = useFieldContext().session.clock.today();
  const limits = field.custom_properties ?? {};
  const takes = (day: string) =>
    ['00:00', '23:59'].some(
      (time) => momentRangeIssues(`${day} ${time}`, limits, today).length === 0,
    );
  return exampleDay(field, today, takes, [limits.min?.slice(0, 10), limits.max?.slice(0, 10)]);
}

/**
 * Two inputs for one answer: null without a day, midnight without a time. While the visitor types,
 * the inputs keep their text; text that is no day or time is kept, so that visitors can correct it.
 */
function useMoment({ value, field, change, leave }: FieldViewProps<'datetime'>) {
  const mask = field.custom_properties?.mask;
  const [typed, setTyped] = useState<Parts | null>(null);
  const shown = typed ?? split(value ?? '', mask);
  return {
    shown,
    type(parts: Parts) {
      setTyped(parts);
      change(join(parts, mask));
    },
    /** An answer that was not typed, such as a restored one: the inputs show it. */
    pick(moment: string | null) {
      setTyped(null);
      change(moment);
    },
    leave() {
      if (value === null || isMoment(value)) setTyped(null);
      leave();
    },
  };
}

function split(value: string, mask: string | undefined): Parts {
  if (!isMoment(value)) return { day: value, time: '' };
  const [day = '', time = ''] = value.split(' ');
  return { day: formatDate(day, mask), time };
}

function join({ day, time }: Parts, mask: string | undefined): string | null {
  if (day.trim() === '') return null;
  const minutes = time.trim() === '' ? '' : (parseTime(time) ?? time);
  return joinMoment(parseDate(day, mask) ?? day, minutes) ?? `${day} ${time}`.trim();
}

interface PartInputProps extends FieldViewProps<'datetime'> {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly shown: string;
  /** Disabled until the day is filled in. */
  readonly isWaiting?: boolean;
  /** The tool after the input. */
  readonly tool?: ReactNode;
  onType(text: string): void;
}

function PartInput({
  id,
  label,
  hint,
  shown,
  onType,
  isWaiting = false,
  ...props
}: PartInputProps) {
  const { cell, error, describedBy } = props;
  return (
    <div className="moment-part">
      <label className="part-label" htmlFor={id}>
        {label}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        className="control control-short"
        part="control"
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        disabled={!cell.enabled || isWaiting}
        aria-required={cell.requiredIfShown || undefined}
        aria-invalid={error === undefined || isWaiting ? undefined : true}
        aria-describedby={[describedBy, `${id}-hint`].filter(Boolean).join(' ')}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {props.tool}
    </div>
  );
}
