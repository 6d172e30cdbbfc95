import { msg } from '@lingui/core/macro';
import { fieldTypeSynonyms } from '../../field-types/field-type-synonyms.ts';
import { fieldTypeTexts } from '../../field-types/field-type-texts.ts';
import type { ScreenCommand } from '../../search/screen-commands.ts';
import { addField } from '../editor/field-actions.ts';
import type { Editor } from '../editor/editor.ts';
import { paletteSections } from '../palette/search-field-types.ts';
import { inactiveFeatures } from './inactive-features.ts';

/** Adding a field of each type that the palette offers, found by the same words. */
export function addCommands(editor: Editor): readonly ScreenCommand[] {
  const { texts, formType, state } = editor;
  const sections = paletteSections('', texts, formType, inactiveFeatures());
  return sections
    .flatMap(({ types }) => types)
    .map((type) => {
      const { name, explanation } = fieldTypeTexts(type);
      const field = texts(name);
      return {
        label: texts(msg`${field} toevoegen`),
        words: `${texts(explanation)} ${type} ${fieldTypeSynonyms[type] ?? ''}`,
        isOnlyFound: true,
        run: () => {
          state.mode = 'edit';
          state.isListingRules = false;
          addField(editor, type);
        },
      };
    });
}
