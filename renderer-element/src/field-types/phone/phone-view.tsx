import { phoneDefinition } from '@form-builder/core/field-types/phone/phone.ts';
import type { FieldView } from '../field-view.ts';
import { TextControl } from '../text-control.tsx';

/** A phone number: the keys of a phone, and the number the browser knows. */
export const phoneView: FieldView<'phone'> = {
  definition: phoneDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, change } = props;
    return (
      <TextControl
        {...props}
        inputMode="tel"
        size="medium"
        autoComplete={props.field.autocomplete_type ?? 'tel'}
        spellCheck={false}
        shown={value ?? ''}
        onType={change}
        onLeave={() => value && change(value.trim())}
      />
    );
  },
};
