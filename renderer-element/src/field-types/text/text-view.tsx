import { plainTextDefinition } from '@form-builder/core/field-types/text/plain-text.ts';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldView } from '../../state/field-view.ts';
import { TextControl } from '../controls/text-control.tsx';
import { visibleCharacterLimit } from '../controls/character-limit.ts';

/** One line of text, with a counter when the designer limits it. */
export const textView: FieldView<'text'> = {
  definition: plainTextDefinition,
  hasRareValidation: ({ custom_properties }) => custom_properties?.validation !== undefined,
  frame: () => 'label',
  Control(props) {
    const limit = visibleCharacterLimit(props.field.custom_properties);
    const count = limit === undefined ? undefined : `count-${props.cell.key}`;
    const shown = props.value ?? '';
    return (
      <>
        <TextControl {...props} shown={shown} onType={props.change} extraDescribedBy={count} />
        {limit !== undefined && count && (
          <CharacterCount id={count} length={shown.length} limit={limit} />
        )}
      </>
    );
  },
};
