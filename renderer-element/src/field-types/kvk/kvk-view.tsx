import { kvkDefinition } from '@form-builder/core/field-types/kvk/kvk.ts';
import { normaliseKvkNumber } from '@form-builder/core/validation/rules/identifiers/kvk.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';

/** A trade register number; reduced to digits when the visitor leaves the input. */
export const kvkView: FieldView<'kvk'> = {
  definition: kvkDefinition,
  frame: () => 'label',
  Control(props) {
    const typed = useTypedText(props, {
      show: (value: string) => value,
      parse: (text) => normaliseKvkNumber(text) || null,
    });
    return renderTextControl({
      ...props,
      ...typed,
      inputMode: 'numeric',
      size: 'medium',
      spellCheck: false,
    });
  },
};
