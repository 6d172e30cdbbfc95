import { emailDefinition, emailLimit } from '@form-builder/core/field-types/email/email.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { visibleCharacterLimit } from '../controls/character-limit.ts';
import { renderCounted } from '../controls/render-counted.tsx';
import { renderTextControl } from '../controls/render-text-control.tsx';

/** An e-mail address, with the e-mail keyboard and autocomplete. */
export const emailView: FieldView<'email'> = {
  definition: emailDefinition,
  frame: () => 'label',
  Control(props) {
    const { value, field, change } = props;
    const settings = field.custom_properties;
    const limit = visibleCharacterLimit(settings, emailLimit(settings));
    return renderCounted(props, limit, (extraDescribedBy) =>
      renderTextControl({
        ...props,
        // Not type="email": browsers remove and rewrite what is typed there (spaces).
        inputMode: 'email',
        autoComplete: field.autocomplete_type ?? 'email',
        spellCheck: false,
        shown: value ?? '',
        onType: change,
        onLeave: (text) => text && change(text.trim()),
        extraDescribedBy,
      }),
    );
  },
};
