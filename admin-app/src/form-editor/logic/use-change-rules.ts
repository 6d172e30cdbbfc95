import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { changeField } from '../document/field-commands.ts';
import { useEditor } from '../editor/editor-context.ts';

type ChangeRules = (fieldId: string, rules: readonly LogicRule[], changedId?: string) => void;

/** Gives a field other rules; changes of one rule after each other are undone together. */
export function useChangeRules(): ChangeRules {
  const editor = useEditor();
  return (fieldId, rules, changedId) =>
    editor.perform(changeField(fieldId, { logic: rules.length > 0 ? rules : undefined }), {
      label: msg`regels wijzigen`,
      ...(changedId !== undefined && { mergeKey: `${fieldId} rule ${changedId}` }),
    });
}
