import { msg } from '@lingui/core/macro';
import type { ScreenCommand } from '../../search/screen-commands.ts';
import { versionSelected } from '../editor/selection.ts';
import type { Editor } from '../editor/editor.ts';
import { showPreview } from '../try-out/place/show-preview.ts';
import { openProperties } from '../editor/open-properties.ts';
import { addPage } from '../editor/page-actions.ts';
import { showGuide } from '../guide/show-guide.ts';
import { showCoverage } from '../form-tests/show-coverage.ts';
import { openFind } from '../find-replace/open-find.ts';
import { selectionCommands } from './selection-commands.ts';
import { addCommands } from './add-commands.ts';
import { barCommands, exportCommand } from './bar-commands.ts';
import { itemCommands, screenCommands, sectionCommands } from './go-commands.ts';
import { focusPalette } from '../palette/focus-palette.ts';

/** What the search panel offers in the editor; commands that do nothing now are left out. */
export function editorCommands(editor: Editor): readonly ScreenCommand[] {
  const { state, texts } = editor;
  const isTrying = state.mode === 'try';
  const show = (mode: 'edit' | 'try') => () => {
    state.mode = mode;
  };
  const always = [
    {
      label: texts(msg`Zoeken en vervangen`),
      keys: 'Ctrl Shift F',
      run: () => openFind(editor),
    },
    {
      label: texts(msg`Alle regels`),
      run: () => {
        state.mode = 'edit';
        state.isListingRules = true;
      },
    },
    isTrying
      ? { label: texts(msg`Bewerken`), run: show('edit') }
      : { label: texts(msg`Uitproberen`), run: show('try') },
    {
      label: texts(msg`Toon op het formulier wat niet is getest`),
      run: () => showCoverage(editor),
    },
    { label: texts(msg`Voorbeeld ernaast`), run: () => void showPreview(editor, 'beside') },
    {
      label: texts(msg`Voorbeeld in een eigen venster`),
      run: () => void showPreview(editor, 'window'),
    },
    {
      label: texts(msg`Instellingen van het formulier`),
      run: () => {
        state.mode = 'edit';
        editor.select(versionSelected);
        openProperties(editor);
      },
    },
  ];
  const elsewhere = elsewhereCommands(editor);
  if (!editor.isEditable()) return [...always, ...elsewhere];
  return [
    ...selectionCommands(editor),
    ...always,
    ...changeCommands(editor),
    ...elsewhere,
    ...addCommands(editor),
  ];
}

/** What opens another part of the editor, or another screen. */
const elsewhereCommands = (editor: Editor): readonly ScreenCommand[] => [
  ...barCommands(editor),
  ...screenCommands(editor),
  exportCommand(editor),
  ...sectionCommands(editor),
  ...itemCommands(editor),
];

/** What changes the version, or saves it. */
function changeCommands(editor: Editor): readonly ScreenCommand[] {
  const { state, texts } = editor;
  return [
    {
      label: texts(msg`Veld toevoegen`),
      keys: '/',
      run: () => {
        state.mode = 'edit';
        focusPalette(editor);
      },
    },
    ...(editor.formType === 'form'
      ? [{ label: texts(msg`Pagina toevoegen`), run: () => addPage(editor) }]
      : []),
    ...(editor.formType === 'form'
      ? [{ label: texts(msg`Stappen voor je eerste formulier`), run: () => showGuide(editor) }]
      : []),
    { label: texts(msg`Ongedaan maken`), keys: 'Ctrl Z', run: () => editor.undo() },
    { label: texts(msg`Opnieuw doen`), keys: 'Ctrl Shift Z', run: () => editor.redo() },
    { label: texts(msg`Nu opslaan`), keys: 'Ctrl S', run: () => void editor.autosave.flush() },
  ];
}
