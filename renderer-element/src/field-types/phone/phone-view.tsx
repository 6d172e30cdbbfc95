import { phoneDefinition } from '@form-builder/core/field-types/phone/phone.ts';
import { readPhone, writePhone } from '@form-builder/core/formats/format-phone.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/**
 * A phone number: the phone keyboard, autocomplete, and groups of digits after the visitor leaves
 * the input.
 */
export const phoneView: FieldView<'phone'> = {
  definition: phoneDefinition,
  frame: () => 'label',
  Control(props) {
    const typed = useTypedText(props, {
      show: (value: string) => writePhone(value),
      parse: (text) => readPhone(text.trim()) || null,
    });
    return renderTextControl({
      ...props,
      ...typed,
      inputMode: 'tel',
      size: 'medium',
      autoComplete: props.field.autocomplete_type ?? 'tel',
      spellCheck: false,
    });
  },
};
