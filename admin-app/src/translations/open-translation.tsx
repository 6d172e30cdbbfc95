import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { api } from '../api/client.ts';
import type { LocalCopyStore } from '../form-editor/autosave/local-copy.ts';
import { unsavedChanges } from '../form-editor/autosave/unsaved-changes.ts';
import { editedVersionOf } from '../form-editor/document/edited-version.ts';
import { randomIds } from '../form-editor/document/new-ids.ts';
import { EditorContext } from '../form-editor/editor/editor-context.ts';
import { Editor } from '../form-editor/editor/editor.ts';
import { useKeptSteps } from '../form-editor/history/use-kept-steps.ts';
import { markVersionsStale, reportedCall } from '../form-editor/reported-call.ts';
import { readVersion } from '../api/version-query.ts';
import { changedTexts } from './texts/changed-texts.ts';
import { TranslationView } from './view/translation-view.tsx';

interface OpenTranslationProps {
  readonly version: Version;
  readonly language: Language;
  readonly localCopy: LocalCopyStore;
}

/**
 * The editor of the translations into one language, with the autosave and undo of the form editor.
 */
export function OpenTranslation({ version, language, localCopy }: OpenTranslationProps) {
  const [editor] = useState(() => openEditor({ version, language, localCopy }));
  useEffect(() => {
    editor.autosave.resume();
    return () => editor.autosave.stop();
  }, [editor]);
  useKeptSteps(editor, {
    version,
    name: `${version.id}:${language}`,
    documentOf: withTranslations,
  });
  return (
    <EditorContext value={editor}>
      <TranslationView version={version} language={language} />
    </EditorContext>
  );
}

function openEditor({ version, language, localCopy }: OpenTranslationProps): Editor {
  const { id } = version;
  let stored = version;
  return new Editor({
    version: { ...version, is_editable: version.is_translatable },
    documentOf: withTranslations,
    ids: randomIds,
    now: () => Date.now(),
    texts: (descriptor) => i18n._(descriptor),
    localCopy,
    load: () => reportedCall(readVersion(id)),
    schedule: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    save: async (edit) => {
      const changes = unsavedChanges(edit);
      const texts = changedTexts(stored, { ...stored, ...changes }, language);
      const params = { id, language };
      const { data } = await reportedCall(api.updateTranslations({ params, body: { texts } }));
      stored = { ...stored, ...changes };
      markVersionsStale();
      return data.revision;
    },
  });
}

const withTranslations = (version: Version) => ({
  ...editedVersionOf(version),
  translations: version.translations,
  translation_notes: version.translation_notes,
});
