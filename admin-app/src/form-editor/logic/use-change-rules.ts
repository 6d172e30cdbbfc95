import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { changeField } from '../document/field-commands.ts';
import { changePage } from '../document/page-commands.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';

type ChangeRules = (holderId: string, rules: readonly LogicRule[], changedId?: string) => void;

/** Gives a field or page other rules; changes of one rule after each other are undone together. */
export function useChangeRules(): ChangeRules {
  const editor = useEditor();
  const { pages } = useEditedVersion();
  return (holderId, rules, changedId) => {
    const changes = { logic: rules.length > 0 ? rules : undefined };
    const ofPage = pages.some(({ id }) => id === holderId);
    editor.perform(ofPage ? changePage(holderId, changes) : changeField(holderId, changes), {
      label: msg`regels wijzigen`,
      ...(changedId !== undefined && { mergeKey: `${holderId} rule ${changedId}` }),
    });
  };
}
