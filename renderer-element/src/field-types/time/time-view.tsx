import { timeDefinition } from '@form-builder/core/field-types/time/time.ts';
import { parseTime } from '@form-builder/core/formats/time.ts';
import { useText } from '../../text/text-context.tsx';
import type { FieldView } from '../field-view.ts';
import { TextControl } from '../text-control.tsx';
import { useTyped } from '../use-typed.ts';

/** A time of day, typed: hours and minutes, with whatever separator the visitor likes. */
export const timeView: FieldView<'time'> = {
  definition: timeDefinition,
  frame: () => 'label',
  Control(props) {
    const { translate } = useText();
    const typed = useTyped(props, {
      show: (value: string) => value,
      parse: (text) => (text.trim() === '' ? null : parseTime(text)),
    });
    const example = `example-${props.cell.key}`;
    return (
      <>
        <p className="hint" id={example}>
          {translate('element.time_example', { example: '14:30' })}
        </p>
        <TextControl
          {...props}
          {...typed}
          inputMode="numeric"
          size="short"
          describedByToo={example}
        />
      </>
    );
  },
};
