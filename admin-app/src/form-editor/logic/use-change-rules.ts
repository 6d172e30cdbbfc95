import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { useEditor } from '../editor/editor-context.ts';
import { changeRules } from './change-rules.ts';

type ChangeRules = (holderId: string, rules: readonly LogicRule[], changedId?: string) => void;

/**
 * Changes the rules of a field or page and, in the same step, its initial settings; consecutive
 * changes of one rule are merged into one undo step.
 */
export function useChangeRules(): ChangeRules {
  const editor = useEditor();
  return (holderId, rules, changedId) => changeRules(editor, { holderId, rules, changedId });
}
