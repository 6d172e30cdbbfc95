import { ref } from 'valtio';
import { useFeature } from '../../session/feature-state.ts';
import { useCan } from '../../session/use-user.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { fieldsForTemplate } from './fields-for-template.ts';

/** Returns the action that asks for the name of a building block of fields, and makes it; `undefined` when that is impossible. */
export function useMakeTemplate(ids: readonly string[]): (() => void) | undefined {
  const editor = useEditor();
  // Follows the version, which changes what is possible.
  useEditedVersion();
  const isPossible = useFeature('templates') && fieldsForTemplate(editor, ids).length > 0;
  return useCan('template-edit') && isPossible
    ? () => (editor.state.templateFields = ref(ids))
    : undefined;
}
