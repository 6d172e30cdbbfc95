import { plainTextDefinition } from '@form-builder/core/field-types/text/plain-text.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { renderCounted } from '../controls/render-counted.tsx';
import { renderTextControl } from '../controls/render-text-control.tsx';
import { visibleCharacterLimit } from '../controls/character-limit.ts';

/** One line of text, with a counter when the designer limits it. */
export const textView: FieldView<'text'> = {
  definition: plainTextDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, change } = props;
    const limit = visibleCharacterLimit(props.field.custom_properties);
    return renderCounted(props, limit, (extraDescribedBy) =>
      renderTextControl({ ...props, shown: value ?? '', onType: change, extraDescribedBy }),
    );
  },
};
