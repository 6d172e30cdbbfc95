import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { prefetchVisitorViews } from '../../form-preview/visitor-views.ts';
import { setFocusFallback } from '../../frame/focus/focus-fallback.ts';
import { whenIdle } from '../../frame/when-idle.ts';
import { withTexts } from '../../languages/with-texts.ts';
import { useScreenCommands } from '../../search/screen-commands.ts';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import { EditorBar } from '../bar/editor-bar.tsx';
import { Canvas } from '../canvas/canvas.tsx';
import {
  useEditor,
  useEditorState,
  useIsEditable,
  useIsUnsaved,
} from '../editor/editor-context.ts';
import { CoverageContext, noCoverageMarks } from '../form-tests/coverage-context.ts';
import { focusDrawnSelection } from '../editor/focus-selection.ts';
import { NoticeBar } from '../editor/notice-bar.tsx';
import { loadCopyParser, useClipboard } from '../keyboard/use-clipboard.ts';
import { useEditorKeys } from '../keyboard/use-editor-keys.ts';
import { panelPart } from '../panel-part.ts';
import { LazyItemPanel } from '../inspector/lazy-item-panel.tsx';
import { LazyVersionSection } from '../inspector/version/lazy-version-section.tsx';
import { ProblemsProvider } from '../problems/problems-provider.tsx';
import { RemarksProvider } from '../remarks/remarks-provider.tsx';
import { EditorLayout, LazyPanelDrawer } from './editor-layout.tsx';
import { LazyPageTree, LazyVariableList } from './lazy-tabs.tsx';
import styles from './editor-view.module.css';

// These parts load on use.
const ConflictPanel = panelPart(() => import('../autosave/conflict-panel.tsx'), 'ConflictPanel');
const FindPanel = panelPart(() => import('../find-replace/find-panel.tsx'), 'FindPanel');
const RulesOverview = panelPart(
  () => import('../logic/overview/rules-overview.tsx'),
  'RulesOverview',
  <Skeleton height={240} m="lg" />,
);
const GuidePanel = panelPart(() => import('../guide/guide-panel.tsx'), 'GuidePanel');
const LockedBanner = panelPart(
  () => import('../banners/locked-banner.tsx'),
  'LockedBanner',
  <Skeleton height={60} />,
);
const RefusedBanner = panelPart(() => import('../banners/refused-banner.tsx'), 'RefusedBanner');
const RemovalPanel = panelPart(() => import('../removal/removal-panel.tsx'), 'RemovalPanel');
const MakeTemplatePanel = panelPart(
  () => import('../templates/make-template-panel.tsx'),
  'MakeTemplatePanel',
);
const TryOut = panelPart(
  () => import('../try-out/try-out.tsx'),
  'TryOut',
  <Skeleton height={240} m="lg" />,
);
const CoverageBar = panelPart(() => import('../form-tests/marks/coverage-bar.tsx'), 'CoverageBar');
const PreviewPane = panelPart(() => import('../try-out/preview-pane.tsx'), 'PreviewPane');
const PreviewStrip = panelPart(() => import('../try-out/preview-pane.tsx'), 'PreviewStrip');
const loadCommands = withTexts(() => import('../commands/editor-commands.ts'), 'panels');
const PublishPanel = panelPart(() => import('../publish/publish-panel.tsx'), 'PublishPanel');

/** The whole editor: bar, notices, panels and canvas. */
export function EditorView({ version }: { version: Version }) {
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { mode, save, isFinding, isGuided, removal, templateFields } = useEditorState();
  /** Absent until it is opened for the first time. */
  const [isPublishing, setPublishing] = useState<boolean>();
  useEditorKeys(editor);
  useClipboard(editor);
  useScreenCommands(
    useCallback(async () => (await loadCommands()).editorCommands(editor), [editor]),
  );
  useEffect(() => whenIdle(preloadParts), []);
  // At once: a frame later the focus may be where the designer has clicked meanwhile.
  useEffect(() => setFocusFallback(() => focusDrawnSelection(editor)), [editor]);
  const openPublishing = () => {
    void editor.autosave.flush();
    setPublishing(true);
  };
  return (
    <ProblemsProvider version={version}>
      <RemarksProvider versionId={version.id}>
        <section className={styles.editor} aria-label={t`Formulier bewerken`}>
          <EditorBar version={version} onPublish={openPublishing} />
          {!isEditable && <LockedBanner version={version} />}
          {save.status === 'conflict' && <ConflictPanel />}
          {save.status === 'refused' && <RefusedBanner />}
          {isGuided && <GuidePanel version={version} />}
          {isFinding && mode === 'edit' && <FindPanel />}
          {mode === 'try' ? (
            <TryOut version={version} place="instead" />
          ) : (
            <Workspace version={version} />
          )}
          {removal && <RemovalPanel key={removal.key} removal={removal} />}
          {templateFields && <MakeTemplatePanel key={templateFields.join()} ids={templateFields} />}
          <NoticeBar />
          <UnsavedChangesGuard />
          {isPublishing !== undefined && (
            <PublishPanel
              version={version}
              isOpen={isPublishing}
              onClose={() => setPublishing(false)}
            />
          )}
        </section>
      </RemarksProvider>
    </ProblemsProvider>
  );
}

/** The panels around the canvas, or around the list of rules, with the preview beside them when it is open. */
function Workspace({ version }: { readonly version: Version }) {
  const { isListingRules, hasPreview, previewWindow, coverage } = useEditorState();
  const isBeside = hasPreview && previewWindow === null;
  const canvas = (
    <CoverageContext value={coverage ?? noCoverageMarks}>
      {coverage && <CoverageBar />}
      <Canvas />
    </CoverageContext>
  );
  return (
    <>
      {hasPreview && !isBeside && <PreviewStrip version={version} />}
      <div className={styles.split} data-preview={isBeside || undefined}>
        <EditorLayout canvas={isListingRules ? <RulesOverview /> : canvas} />
        {isBeside && <PreviewPane version={version} />}
      </div>
    </>
  );
}

/** Fetches what a designer needs within seconds; it also works after the connection is lost. */
function preloadParts(): void {
  const panels = [
    LazyItemPanel,
    LazyVersionSection,
    LazyPageTree,
    LazyVariableList,
    LazyPanelDrawer,
    RefusedBanner,
  ];
  // What fails here is fetched again when it is shown.
  void Promise.allSettled([
    ...panels.map(({ preload }) => preload()),
    prefetchVisitorViews(queryClient),
    loadCopyParser(),
  ]);
}

/** Asks before the user leaves unsaved work. */
function UnsavedChangesGuard() {
  const editor = useEditor();
  const isDirty = useIsUnsaved();
  useUnsavedChangesGuard(isDirty, () => editor.autosave.flush());
  return null;
}
