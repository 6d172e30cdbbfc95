import { msg } from '@lingui/core/macro';
import { changeField } from '../document/field-commands.ts';
import { removeOption } from '../document/option-changes.ts';
import { findField, getField } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { removeUnlessUsed } from '../editor/remove-unless-used.ts';

/** Removes an option at once, or first shows what uses it; returns whether it was removed. */
export function askToRemoveOption(editor: Editor, fieldId: string, optionId: string): boolean {
  return removeUnlessUsed(editor, {
    key: `${fieldId} ${optionId}`,
    find: ({ pages }) => {
      const field = findField(pages, fieldId)?.field;
      const option = field?.options?.find(({ id }) => id === optionId);
      return field && option && { name: option.label, parts: [{ id: optionId }], optionOf: field };
    },
    run: () => {
      const { options = [] } = getField(editor.document().pages, fieldId).field;
      editor.perform(changeField(fieldId, { options: [...removeOption(options, optionId)] }), {
        label: msg`keuze verwijderen`,
      });
    },
  });
}
