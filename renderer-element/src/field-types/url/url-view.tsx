import { urlDefinition } from '@form-builder/core/field-types/url/url.ts';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldView } from '../../state/field-view.ts';
import { visibleCharacterLimit } from '../controls/character-limit.ts';
import { TextControl } from '../controls/text-control.tsx';

/** A URL, with a counter when the designer limits it. */
export const urlView: FieldView<'url'> = {
  definition: urlDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, field, cell, change } = props;
    const limit = visibleCharacterLimit(field.custom_properties);
    const count = limit === undefined ? undefined : `count-${cell.key}`;
    return (
      <>
        <TextControl
          {...props}
          // Not type="url": browsers reject URLs without https:// there.
          inputMode="url"
          autoComplete={field.autocomplete_type ?? 'url'}
          spellCheck={false}
          shown={value ?? ''}
          onType={change}
          onLeave={() => value && change(value.trim())}
          extraDescribedBy={count}
        />
        {limit !== undefined && count && (
          <CharacterCount id={count} length={(value ?? '').length} limit={limit} />
        )}
      </>
    );
  },
};
