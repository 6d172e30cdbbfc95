import type { KeyboardEvent } from 'react';
import type { Editor } from '../editor/editor.ts';
import { askToDeleteField, duplicateField, moveFieldOneStep } from '../editor/field-actions.ts';
import { askToDeletePage, duplicatePage, movePageOneStep } from '../editor/page-actions.ts';
import { askToDeleteFields, duplicateFields, moveFieldsOneStep } from '../editor/fields-actions.ts';
import type { SelectedItem } from '../editor/selection.ts';
import {
  askToDeleteVariable,
  duplicateVariable,
  moveVariableOneStep,
} from '../editor/variable-actions.ts';

/** The actions of keys and menus on a page, a field or a variable. */
interface ItemActions {
  move(editor: Editor, id: string, step: -1 | 1): void;
  duplicate(editor: Editor, id: string): void;
  remove(editor: Editor, id: string): void;
}

export const itemActions: Readonly<Record<SelectedItem['kind'], ItemActions>> = {
  page: { move: movePageOneStep, duplicate: duplicatePage, remove: askToDeletePage },
  field: { move: moveFieldOneStep, duplicate: duplicateField, remove: askToDeleteField },
  variable: {
    move: moveVariableOneStep,
    duplicate: duplicateVariable,
    remove: askToDeleteVariable,
  },
};

type ItemCommand = (editor: Editor, kind: SelectedItem['kind'], id: string) => void;

const commands: Readonly<Record<string, ItemCommand>> = {
  'alt+ArrowUp': (editor, kind, id) => itemActions[kind].move(editor, id, -1),
  'alt+ArrowDown': (editor, kind, id) => itemActions[kind].move(editor, id, 1),
  Delete: (editor, kind, id) => itemActions[kind].remove(editor, id),
  Backspace: (editor, kind, id) => itemActions[kind].remove(editor, id),
  'ctrl+d': (editor, kind, id) => itemActions[kind].duplicate(editor, id),
};

/** The actions of the same keys on several fields. */
const fieldsCommands: Readonly<Record<string, (editor: Editor, ids: readonly string[]) => void>> = {
  'alt+ArrowUp': (editor, ids) => moveFieldsOneStep(editor, ids, -1),
  'alt+ArrowDown': (editor, ids) => moveFieldsOneStep(editor, ids, 1),
  Delete: askToDeleteFields,
  Backspace: askToDeleteFields,
  'ctrl+d': duplicateFields,
};

/** The fields that are selected together with the one that has the focus. */
function togetherWith(
  { state }: Editor,
  { kind, id }: SelectedItem,
): readonly string[] | undefined {
  const { selection } = state;
  const isOneOfMany = kind === 'field' && selection.kind === 'fields' && selection.ids.includes(id);
  return isOneOfMany ? selection.ids : undefined;
}

/** The keys that repeat while they are held. */
const movesOn: ReadonlySet<string> = new Set(['alt+ArrowUp', 'alt+ArrowDown']);

/** Runs the action of a key on the selection; returns whether the key has one. */
export function handleItemKey(
  editor: Editor,
  selection: SelectedItem,
  event: KeyboardEvent,
): boolean {
  const key = chord(event);
  const command = commands[key];
  if (!command || !editor.isEditable()) return false;
  event.preventDefault();
  event.stopPropagation();
  // A held key moves on, but deletes or copies once.
  if (event.repeat && !movesOn.has(key)) return true;
  const together = togetherWith(editor, selection);
  if (together) fieldsCommands[key]?.(editor, together);
  else command(editor, selection.kind, selection.id);
  return true;
}

function chord({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string {
  const prefix = ctrlKey || metaKey ? 'ctrl+' : altKey ? 'alt+' : '';
  return prefix + key;
}
