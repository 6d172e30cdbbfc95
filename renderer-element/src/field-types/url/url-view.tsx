import { urlDefinition } from '@form-builder/core/field-types/url/url.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { visibleCharacterLimit } from '../controls/character-limit.ts';
import { renderCounted } from '../controls/render-counted.tsx';
import { renderTextControl } from '../controls/render-text-control.tsx';

/** A URL, with a counter when the designer limits it. */
export const urlView: FieldView<'url'> = {
  definition: urlDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, field, change } = props;
    const limit = visibleCharacterLimit(field.custom_properties);
    return renderCounted(props, limit, (extraDescribedBy) =>
      renderTextControl({
        ...props,
        // Not type="url": browsers reject URLs without https:// there.
        inputMode: 'url',
        autoComplete: field.autocomplete_type ?? 'url',
        spellCheck: false,
        shown: value ?? '',
        onType: change,
        onLeave: () => value && change(value.trim()),
        extraDescribedBy,
      }),
    );
  },
};
