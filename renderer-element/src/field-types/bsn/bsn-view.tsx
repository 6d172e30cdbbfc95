import { bsnDefinition } from '@form-builder/core/field-types/bsn/bsn.ts';
import { normaliseBsn } from '@form-builder/core/validation/rules/identifiers/bsn.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A burgerservicenummer: nine digits, without autocomplete. */
export const bsnView: FieldView<'bsn'> = {
  definition: bsnDefinition,
  frame: () => 'label',
  Control(props) {
    const typed = useTypedText(props, {
      show: (value: string) => value,
      parse: (text) => normaliseBsn(text) || null,
    });
    return renderTextControl({
      ...props,
      ...typed,
      inputMode: 'numeric',
      size: 'medium',
      autoComplete: 'off',
      spellCheck: false,
    });
  },
};
