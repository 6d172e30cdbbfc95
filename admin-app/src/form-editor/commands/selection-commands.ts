import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import { hasAnyPermission } from '../../access/access.ts';
import { groupType, repeatingType } from '../../field-types/container-types.ts';
import type { ScreenCommand } from '../../search/screen-commands.ts';
import { sessionState } from '../../session/session-state.ts';
import type { Editor } from '../editor/editor.ts';
import {
  canBeRequired,
  askToDeleteFields,
  duplicateFields,
  outermostFields,
  setRequired,
  wrapFields,
} from '../editor/fields-actions.ts';
import { askToDeleteField } from '../editor/field-actions.ts';
import { selectAllFields } from '../editor/select-field.ts';
import { selectedFieldIds } from '../editor/selection.ts';
import { openProperties } from '../editor/open-properties.ts';
import { addSharedRule } from '../logic/add-shared-rule.ts';
import { fieldsForTemplate } from '../templates/fields-for-template.ts';
import { inactiveFeatures } from './inactive-features.ts';

/** What can be done with the selected fields, one or several. */
export function selectionCommands(editor: Editor): readonly ScreenCommand[] {
  const { texts } = editor;
  const ids = selectedFieldIds(editor.state.selection);
  const all = {
    label: texts(msg`Alle velden van de pagina kiezen`),
    keys: 'Ctrl A',
    run: () => selectAllFields(editor),
  };
  const [first] = ids;
  if (first === undefined) return [all];
  const remove = () =>
    ids.length > 1 ? askToDeleteFields(editor, ids) : askToDeleteField(editor, first);
  return [
    {
      label: texts(msg`Gekozen velden: regel toevoegen`),
      run: () => {
        addSharedRule(editor, ids);
        openProperties(editor);
      },
    },
    ...requiredCommands(editor, ids),
    {
      label: texts(msg`Gekozen velden: in een groep zetten`),
      run: () => wrapFields(editor, ids, groupType),
    },
    {
      label: texts(msg`Gekozen velden: herhalend maken`),
      run: () => wrapFields(editor, ids, repeatingType),
    },
    {
      label: texts(msg`Gekozen velden: kopie maken`),
      keys: 'Ctrl D',
      run: () => duplicateFields(editor, ids),
    },
    ...(mayMakeTemplate(editor, ids)
      ? [
          {
            label: texts(msg`Gekozen velden: hier een bouwblok van maken`),
            run: () => (editor.state.templateFields = ref(ids)),
          },
        ]
      : []),
    { label: texts(msg`Gekozen velden: verwijderen`), keys: 'Del', run: remove },
    all,
  ];
}

const mayMakeTemplate = (editor: Editor, ids: readonly string[]): boolean =>
  !inactiveFeatures().includes('templates') &&
  hasAnyPermission(sessionState.user, ['template-edit']) &&
  fieldsForTemplate(editor, ids).length > 0;

/** Making questions required or optional, whichever changes any of them. */
function requiredCommands(editor: Editor, ids: readonly string[]): readonly ScreenCommand[] {
  const { texts } = editor;
  const questions = outermostFields(editor.document().pages, ids)
    .map(({ field }) => field)
    .filter(canBeRequired);
  const has = (isRequired: boolean) =>
    questions.some((field) => (field.is_required ?? false) === isRequired);
  return [
    ...(has(false)
      ? [
          {
            label: texts(msg`Gekozen velden: verplicht maken`),
            run: () => setRequired(editor, ids, true),
          },
        ]
      : []),
    ...(has(true)
      ? [
          {
            label: texts(msg`Gekozen velden: niet meer verplicht maken`),
            run: () => setRequired(editor, ids, false),
          },
        ]
      : []),
  ];
}
