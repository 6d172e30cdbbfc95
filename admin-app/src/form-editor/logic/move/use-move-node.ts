import type { ConditionGroup, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import { createContext, use } from 'react';
import { changeField } from '../../document/field-commands.ts';
import { changePage } from '../../document/page-commands.ts';
import { useEditor } from '../../editor/editor-context.ts';
import type { Editor } from '../../editor/editor.ts';
import { isPage, type RuleHolder } from '../rule-fields.ts';
import { findPlace, moveNode, type NodePlace } from './move-node.ts';

/** The rule of which conditions are moved, with its field or page. */
export interface MovingRule {
  readonly rule: LogicRule;
  readonly holder: RuleHolder;
}

export const MovingRuleContext = createContext<MovingRule | null>(null);

/** Moves a condition or group of the rule on screen. */
export type MoveNode = (nodeId: string, to: NodePlace) => void;

/**
 * Moves conditions within their rule, each as one undo step; announces the new place and keeps the
 * focus at the condition.
 */
export function useMoveNode(): MoveNode {
  const editor = useEditor();
  const moving = use(MovingRuleContext);
  return (nodeId, to) => {
    const root = moving && moveNode(moving.rule.condition_group, nodeId, to);
    if (!root) return;
    perform(editor, moving, root);
    announce(editor, root, nodeId);
    focusHandle(nodeId);
  };
}

function perform(editor: Editor, { rule, holder }: MovingRule, root: ConditionGroup): void {
  const logic = (holder.logic ?? []).map((one) =>
    one.id === rule.id ? { ...rule, condition_group: root } : one,
  );
  const changes = { logic };
  const command = isPage(holder) ? changePage(holder.id, changes) : changeField(holder.id, changes);
  editor.perform(command, { label: msg`voorwaarde verplaatsen` });
}

function announce(editor: Editor, root: ConditionGroup, nodeId: string): void {
  const place = findPlace(root, nodeId);
  if (!place) return;
  const position = place.index + 1;
  const text =
    place.groupId === root.id
      ? msg`Verplaatst naar plaats ${position} van de regel.`
      : msg`Verplaatst naar plaats ${position} van een groep.`;
  editor.notify({ text, canUndo: true });
}

/** A condition in another group is drawn anew, after which the closed menu has no button to focus. */
function focusHandle(nodeId: string): void {
  requestAnimationFrame(() => {
    const handles = [...document.querySelectorAll<HTMLElement>('[data-move]')];
    handles.find(({ dataset }) => dataset['move'] === nodeId)?.focus();
  });
}
