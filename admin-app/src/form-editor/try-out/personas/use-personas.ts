import type { Persona } from '@form-builder/core/version-settings/persona.ts';
import { previewPersonas } from '@form-builder/core/version-settings/preview-settings.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { msg } from '@lingui/core/macro';
import { changeVersionSettings } from '../../document/version-commands.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';

/** The personas of the version, and the changes that a designer can make to them. */
export function usePersonas() {
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { settings } = useEditedVersion();
  const personas = readVersionSetting({ settings, pages: [] }, previewPersonas);
  const change = (changed: Persona[]) =>
    editor.perform(changeVersionSettings({ [previewPersonas.key]: changed }), {
      label: msg`persona’s wijzigen`,
      mergeKey: previewPersonas.key,
    });
  return {
    personas,
    isEditable,
    add: (persona: Omit<Persona, 'id'>) =>
      change([...personas, { ...persona, id: editor.ids.createId() }]),
    rename: (id: string, name: string) =>
      change(personas.map((one) => (one.id === id ? { ...one, name } : one))),
    remove: (id: string) => {
      change(personas.filter((one) => one.id !== id));
      editor.notify({ text: msg`De persona is verwijderd.`, canUndo: true });
    },
  };
}
