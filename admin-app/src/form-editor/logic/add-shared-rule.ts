import { outermostFields } from '../editor/fields-actions.ts';
import type { Editor } from '../editor/editor.ts';
import { changeRules } from './change-rules.ts';
import { newRule } from './rule-changes.ts';
import { changeTargets, fieldsToShareWith } from './rule-fields.ts';

/** Adds one rule that applies to all of these fields, and selects the first of them, whose properties show it. */
export function addSharedRule(editor: Editor, ids: readonly string[]): void {
  const { pages } = editor.document();
  const [holder, ...others] = outermostFields(pages, ids).map(({ field }) => field);
  if (!holder) return;
  const rule = newRule(() => editor.ids.createId());
  const possible = new Set(fieldsToShareWith(pages, holder.id, rule).map(({ field }) => field.id));
  const targets = others.map(({ id }) => id).filter((id) => possible.has(id));
  const rules = [...(holder.logic ?? []), changeTargets(rule, targets)];
  changeRules(editor, { holderId: holder.id, rules });
  editor.state.fieldTab = 'rules';
  editor.select({ kind: 'field', id: holder.id });
}
