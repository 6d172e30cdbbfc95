import { useSelectedField, useEditedVersion, useEditorState } from '../editor/editor-context.ts';
import { FieldPanel } from './field-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { VersionPanel } from './version-panel.tsx';
import styles from './inspector.module.css';

/** The properties of what is selected: a field, a page, or the form itself. */
export function Inspector() {
  const { selection } = useEditorState();
  const { pages } = useEditedVersion();
  const located = useSelectedField();
  const page = selection.kind === 'page' && pages.find(({ id }) => id === selection.id);
  return (
    <div className={styles.inspector} data-inspector>
      {located ? (
        <FieldPanel key={located.field.id} field={located.field} />
      ) : page ? (
        <PagePanel key={page.id} page={page} />
      ) : (
        <VersionPanel />
      )}
    </div>
  );
}
