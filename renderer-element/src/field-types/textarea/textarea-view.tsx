import { textareaDefinition } from '@form-builder/core/field-types/textarea/textarea.ts';
import { renderCounted } from '../controls/render-counted.tsx';
import type { FieldView } from '../../state/fields/field-view.ts';
import { visibleCharacterLimit } from '../controls/character-limit.ts';

/** Several lines of text; five visible lines unless the designer sets another height. */
export const textareaView: FieldView<'textarea'> = {
  definition: textareaDefinition,
  frame: () => 'label',
  Control(props) {
    const { cell, field, value, ids, error, describedBy, change, leave } = props;
    const limit = visibleCharacterLimit(field.custom_properties);
    return renderCounted(props, limit, (count) => (
      <textarea
        id={ids.control}
        className="control control-full"
        part="control"
        rows={field.height ?? 5}
        value={value ?? ''}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete_type}
        disabled={!cell.enabled}
        aria-required={cell.requiredIfShown || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[describedBy, count].filter(Boolean).join(' ') || undefined}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
      />
    ));
  },
};
