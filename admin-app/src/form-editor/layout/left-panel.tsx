import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { useEditor, useEditorState, useIsEditable } from '../editor/editor-context.ts';
import { Palette } from '../palette/palette.tsx';
import { LazyPageTree, LazyVariableList } from './lazy-tabs.tsx';
import styles from './editor-layout.module.css';

/** The name of the left panel, which contains the palette only for users who may edit. */
export function useLeftPanelLabel(): string {
  const { t } = useLingui();
  return useIsEditable() ? t`Velden en pagina’s` : t`Opbouw`;
}

const tabs = ['fields', 'pages', 'variables'] as const;

/** Palette, tree and variables; a version that cannot be changed has no palette. */
export function LeftPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { isEditable, selection, leftTab } = useEditorState();
  // A building block has no variables of its own.
  const isForm = editor.formType === 'form';
  const first = isEditable ? 'fields' : 'pages';
  return (
    <Tabs
      value={leftTab ?? (selection.kind === 'variable' ? 'variables' : first)}
      onChange={(tab) => (editor.state.leftTab = tabs.find((name) => name === tab) ?? null)}
      keepMounted={false}
      className={styles.tabs ?? ''}
    >
      <Tabs.List grow>
        {isEditable && <Tabs.Tab value="fields">{t`Velden`}</Tabs.Tab>}
        <Tabs.Tab value="pages">{t`Opbouw`}</Tabs.Tab>
        {isForm && <Tabs.Tab value="variables">{t`Variabelen`}</Tabs.Tab>}
      </Tabs.List>
      {isEditable && (
        <Tabs.Panel value="fields" className={styles.tabPanel ?? ''}>
          <Palette />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="pages" className={styles.tabPanel ?? ''}>
        <LazyPageTree />
      </Tabs.Panel>
      <Tabs.Panel value="variables" className={styles.tabPanel ?? ''}>
        <LazyVariableList />
      </Tabs.Panel>
    </Tabs>
  );
}
