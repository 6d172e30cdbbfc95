import { lazy, Suspense } from 'react';
import { useSelectedField, useEditedVersion, useEditorState } from '../editor/editor-context.ts';
import { FieldPanel } from './field-panel.tsx';
import { VariablePanel } from '../variables/variable-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { VersionPanel } from './version/version-panel.tsx';
import styles from './inspector.module.css';

const FieldsPanel = lazy(async () => ({
  default: (await import('./fields-panel.tsx')).FieldsPanel,
}));

/** The properties of the selection: a field, a page, a variable, or the form itself. */
export function Inspector() {
  const { selection } = useEditorState();
  const { pages, variables } = useEditedVersion();
  const located = useSelectedField();
  const page = selection.kind === 'page' && pages.find(({ id }) => id === selection.id);
  const variable = selection.kind === 'variable' && variables.find(({ id }) => id === selection.id);
  return (
    <div className={styles.inspector} data-inspector>
      {selection.kind === 'fields' ? (
        <Suspense>
          <FieldsPanel ids={selection.ids} />
        </Suspense>
      ) : located ? (
        <FieldPanel key={located.field.id} field={located.field} />
      ) : page ? (
        <PagePanel key={page.id} page={page} />
      ) : variable ? (
        <VariablePanel key={variable.id} variable={variable} />
      ) : (
        <VersionPanel />
      )}
    </div>
  );
}
