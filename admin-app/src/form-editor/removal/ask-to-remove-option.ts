import type { Option } from '@form-builder/core/field-types/field-properties.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import { changeField } from '../document/field-commands.ts';
import { removeOption } from '../document/option-changes.ts';
import { getField } from '../document/place.ts';
import type { Editor } from '../editor/editor.ts';
import { findUses } from './find-uses.ts';

/** Removes an option at once, or first shows what uses it; returns whether it was removed. */
export function askToRemoveOption(editor: Editor, field: Field, option: Option): boolean {
  const run = () => {
    const { options = [] } = getField(editor.document().pages, field.id).field;
    editor.perform(changeField(field.id, { options: [...removeOption(options, option.id)] }), {
      label: msg`keuze verwijderen`,
    });
  };
  const removal = { name: option.label, parts: [{ id: option.id }], optionOf: field, run };
  const isUsed = findUses(editor.document(), removal).length > 0;
  if (!isUsed) {
    run();
    return true;
  }
  editor.state.drawer = null;
  editor.state.removal = ref(removal);
  return false;
}
