import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import { ConflictPanel } from '../autosave/conflict-panel.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { TryOut } from '../canvas/try-out.tsx';
import { useEditor, useEditorState, useIsUnsaved } from '../editor/editor-context.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { useClipboard } from '../keyboard/use-clipboard.ts';
import { useEditorKeys } from '../keyboard/use-editor-keys.ts';
import { PublishPanel } from '../publish/publish-panel.tsx';
import { EditorLayout } from './editor-layout.tsx';
import { LockedBanner } from './locked-banner.tsx';
import { RefusedBanner } from './refused-banner.tsx';
import styles from './editor-view.module.css';

/** The whole editor: bar, notices, panels and canvas. */
export function EditorView({ version }: { version: Version }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { mode } = useEditorState();
  const [isPublishing, setPublishing] = useState(false);
  useEditorKeys(editor);
  useClipboard(editor);
  const openPublishing = () => {
    void editor.autosave.flush();
    setPublishing(true);
  };
  return (
    <section className={styles.editor} aria-label={t`Formulier bewerken`}>
      <EditorBar version={version} onPublish={openPublishing} />
      <LockedBanner version={version} />
      <ConflictPanel />
      <RefusedBanner />
      {mode === 'try' ? <TryOut /> : <EditorLayout canvas={<Canvas />} />}
      <NoticeBar />
      <UnsavedChangesGuard />
      <PublishPanel version={version} isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </section>
  );
}

/** Asks before work that is not saved is left. */
function UnsavedChangesGuard() {
  const editor = useEditor();
  const isDirty = useIsUnsaved();
  useUnsavedChangesGuard(isDirty, () => editor.autosave.flush());
  return null;
}
