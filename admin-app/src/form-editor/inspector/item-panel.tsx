import { useEditedVersion, useEditorState, useSelectedField } from '../editor/editor-context.ts';
import { VariablePanel } from '../variables/variable-panel.tsx';
import { FieldPanel } from './field-panel.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { PagePanel } from './page-panel.tsx';

/** The properties of the selected fields, page or variable. */
export function ItemPanel() {
  const { selection } = useEditorState();
  const { pages, variables } = useEditedVersion();
  const located = useSelectedField();
  if (selection.kind === 'fields') return <FieldsPanel ids={selection.ids} />;
  if (located) return <FieldPanel key={located.field.id} field={located.field} />;
  const page = selection.kind === 'page' && pages.find(({ id }) => id === selection.id);
  if (page) return <PagePanel key={page.id} page={page} />;
  const variable = selection.kind === 'variable' && variables.find(({ id }) => id === selection.id);
  return variable ? <VariablePanel key={variable.id} variable={variable} /> : null;
}
