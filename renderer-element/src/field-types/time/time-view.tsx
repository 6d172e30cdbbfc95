import { timeDefinition } from '@form-builder/core/field-types/time/time.ts';
import { parseTime } from '@form-builder/core/formats/dates/time.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A typed time: hours and minutes with any separator. */
export const timeView: FieldView<'time'> = {
  definition: timeDefinition,
  frame: () => 'label',
  hint: (_field, { translate }) => translate('element.time_example', { example: '14:30' }),
  Control(props) {
    const typed = useTypedText(props, {
      show: (value: string) => value,
      parse: (text) => (text.trim() === '' ? null : parseTime(text)),
    });
    return renderTextControl({ ...props, ...typed, inputMode: 'numeric', size: 'short' });
  },
};
