import type { Cell } from '@form-builder/core/session/session.ts';

/**
 * Whether this recommended question, or collection of rows, is still empty although the visitor can
 * answer it.
 */
export function isUnanswered(cell: Cell): boolean {
  const { definition, field, enabled, required, rows, value, visible } = cell;
  if (!field.is_recommended || !visible || !enabled || required) return false;
  if (definition.role === 'container') return definition.valueKind === 'rows' && rows.length === 0;
  return definition.role === 'input' && (value === null || definition.isEmpty(value));
}
