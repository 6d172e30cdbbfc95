import { useEditorState } from '../editor/editor-context.ts';
import { LazyItemPanel } from './lazy-item-panel.tsx';
import { VersionPanel } from './version/version-panel.tsx';
import styles from './inspector.module.css';

/** The properties of the selection: fields, a page, a variable, or the form itself. */
export function Inspector() {
  const { selection } = useEditorState();
  return (
    <div className={styles.inspector} data-inspector>
      {selection.kind === 'version' ? <VersionPanel /> : <LazyItemPanel />}
    </div>
  );
}
