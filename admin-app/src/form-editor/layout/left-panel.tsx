import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { useIsEditable } from '../editor/editor-context.ts';
import { PageTree } from '../page-tree/page-tree.tsx';
import { Palette } from '../palette/palette.tsx';
import styles from './editor-layout.module.css';

/** The name of the left panel: only users who may edit find fields to add in it. */
export function useLeftPanelLabel(): string {
  const { t } = useLingui();
  return useIsEditable() ? t`Velden en pagina’s` : t`Opbouw`;
}

/** Palette and tree; the tree alone in a version that cannot be changed. */
export function LeftPanel() {
  const { t } = useLingui();
  if (!useIsEditable()) {
    return (
      <div className={styles.tabPanel}>
        <PageTree />
      </div>
    );
  }
  return (
    <Tabs defaultValue="fields" keepMounted={false} className={styles.tabs ?? ''}>
      <Tabs.List grow>
        <Tabs.Tab value="fields">{t`Velden`}</Tabs.Tab>
        <Tabs.Tab value="pages">{t`Opbouw`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="fields" className={styles.tabPanel ?? ''}>
        <Palette />
      </Tabs.Panel>
      <Tabs.Panel value="pages" className={styles.tabPanel ?? ''}>
        <PageTree />
      </Tabs.Panel>
    </Tabs>
  );
}
