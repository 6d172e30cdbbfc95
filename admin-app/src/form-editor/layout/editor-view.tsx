import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import { useEditor, useEditorState, useIsUnsaved } from '../editor/editor-context.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { useClipboard } from '../keyboard/use-clipboard.ts';
import { useEditorKeys } from '../keyboard/use-editor-keys.ts';
import { EditorLayout } from './editor-layout.tsx';
import { LockedBanner } from './locked-banner.tsx';
import { RefusedBanner } from './refused-banner.tsx';
import styles from './editor-view.module.css';

// These parts load later.
const ConflictPanel = lazy(async () => ({
  default: (await import('../autosave/conflict-panel.tsx')).ConflictPanel,
}));
const FindPanel = lazy(async () => ({
  default: (await import('../find-replace/find-panel.tsx')).FindPanel,
}));
const TryOut = lazy(async () => ({ default: (await import('../try-out/try-out.tsx')).TryOut }));
const PublishPanel = lazy(async () => ({
  default: (await import('../publish/publish-panel.tsx')).PublishPanel,
}));

/** The whole editor: bar, notices, panels and canvas. */
export function EditorView({ version }: { version: Version }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { mode, save, isFinding } = useEditorState();
  /** Absent until it is opened for the first time. */
  const [isPublishing, setPublishing] = useState<boolean>();
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
      {save.status === 'conflict' && (
        <Suspense>
          <ConflictPanel />
        </Suspense>
      )}
      <RefusedBanner />
      {isFinding && mode === 'edit' && (
        <Suspense>
          <FindPanel />
        </Suspense>
      )}
      {mode === 'try' ? (
        <Suspense fallback={<Skeleton height={240} m="lg" />}>
          <TryOut />
        </Suspense>
      ) : (
        <EditorLayout canvas={<Canvas />} />
      )}
      <NoticeBar />
      <UnsavedChangesGuard />
      {isPublishing !== undefined && (
        <Suspense>
          <PublishPanel
            version={version}
            isOpen={isPublishing}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Asks before the user leaves unsaved work. */
function UnsavedChangesGuard() {
  const editor = useEditor();
  const isDirty = useIsUnsaved();
  useUnsavedChangesGuard(isDirty, () => editor.autosave.flush());
  return null;
}
