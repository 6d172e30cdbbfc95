import { msg } from '@lingui/core/macro';
import { exportVersion } from '../../form-files/export-version.ts';
import type { ScreenCommand } from '../../search/screen-commands.ts';
import type { Editor } from '../editor/editor.ts';

/** The buttons of the bar that open a panel of their own; one that this user or version does not have is left out. */
export function barCommands({ texts }: Editor): readonly ScreenCommand[] {
  const buttons = [
    { name: 'publish', label: texts(msg`Publiceren`), words: texts(msg`voorstellen beoordelen`) },
    { name: 'problems', label: texts(msg`Problemen`), words: texts(msg`fouten controle`) },
    { name: 'remarks', label: texts(msg`Opmerkingen`) },
    {
      name: 'journal',
      label: texts(msg`Geschiedenis`),
      words: texts(msg`wijzigingen terugzetten`),
    },
  ];
  return buttons.flatMap(({ name, ...command }) => {
    const button = document.querySelector<HTMLElement>(`[data-bar="${name}"]`);
    return button ? { ...command, run: () => openWith(button) } : [];
  });
}

/** The panel gives the focus back to its button. */
function openWith(button: HTMLElement): void {
  button.focus();
  button.click();
}

/** Saves the version as a file, as it is on the server. */
export function exportCommand(editor: Editor): ScreenCommand {
  const { texts, versionId, versionNumber } = editor;
  return {
    label: texts(msg`Exporteren`),
    words: texts(msg`bestand downloaden`),
    run: () => {
      const save = async () => {
        await editor.autosave.flush();
        await exportVersion(versionId, editor.document().title, versionNumber);
      };
      void save();
    },
  };
}
