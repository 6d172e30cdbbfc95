import { postcodeDefinition } from '@form-builder/core/field-types/postcode/postcode.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';

/** A postcode: a short input that formats `1234ab` as `1234 AB` when the visitor leaves it. */
export const postcodeView: FieldView<'postcode'> = {
  definition: postcodeDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, change } = props;
    return renderTextControl({
      ...props,
      size: 'short',
      autoComplete: props.field.autocomplete_type ?? 'postal-code',
      spellCheck: false,
      shown: value ?? '',
      onType: change,
      onLeave: (text) => text && change(tidyPostcode(text)),
    });
  },
};

/** A Dutch postcode in its usual form; other text is only trimmed. */
export function tidyPostcode(typed: string): string {
  const parts = /^(\d{4})\s*([a-z]{2})$/i.exec(typed.trim());
  return parts ? `${parts[1]} ${parts[2]?.toUpperCase()}` : typed.trim();
}
