import { emailDefinition, emailLimit } from '@form-builder/core/field-types/email/email.ts';
import { CharacterCount } from '../controls/character-count.tsx';
import type { FieldView } from '../../state/field-view.ts';
import { visibleCharacterLimit } from '../controls/character-limit.ts';
import { TextControl } from '../controls/text-control.tsx';

/** An e-mail address, with the e-mail keyboard and autocomplete. */
export const emailView: FieldView<'email'> = {
  definition: emailDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, field, cell } = props;
    const limit = visibleCharacterLimit(
      field.custom_properties,
      emailLimit(field.custom_properties),
    );
    const count = limit === undefined ? undefined : `count-${cell.key}`;
    return (
      <>
        <TextControl
          {...props}
          // Not type="email": browsers remove and rewrite what is typed there (spaces).
          inputMode="email"
          autoComplete={field.autocomplete_type ?? 'email'}
          spellCheck={false}
          shown={value ?? ''}
          onType={props.change}
          onLeave={(text) => text && props.change(text.trim())}
          extraDescribedBy={count}
        />
        {limit !== undefined && count && (
          <CharacterCount id={count} length={(value ?? '').length} limit={limit} />
        )}
      </>
    );
  },
};
