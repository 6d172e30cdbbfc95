import type { KeyboardEvent } from 'react';
import type { Editor } from '../editor/editor.ts';
import { deleteField, duplicateField, moveFieldOneStep } from '../editor/field-actions.ts';
import { deletePage, duplicatePage, movePageOneStep } from '../editor/page-actions.ts';
import type { Selection } from '../editor/selection.ts';

/** The things that keys and menus can do with a page or a field. */
interface ItemActions {
  move(editor: Editor, id: string, step: -1 | 1): void;
  duplicate(editor: Editor, id: string): void;
  remove(editor: Editor, id: string): void;
}

export const itemActions: Readonly<Record<'page' | 'field', ItemActions>> = {
  page: { move: movePageOneStep, duplicate: duplicatePage, remove: deletePage },
  field: { move: moveFieldOneStep, duplicate: duplicateField, remove: deleteField },
};

type ItemCommand = (editor: Editor, kind: 'page' | 'field', id: string) => void;

const commands: Readonly<Record<string, ItemCommand>> = {
  'alt+ArrowUp': (editor, kind, id) => itemActions[kind].move(editor, id, -1),
  'alt+ArrowDown': (editor, kind, id) => itemActions[kind].move(editor, id, 1),
  Delete: (editor, kind, id) => itemActions[kind].remove(editor, id),
  Backspace: (editor, kind, id) => itemActions[kind].remove(editor, id),
  'ctrl+d': (editor, kind, id) => itemActions[kind].duplicate(editor, id),
};

/** Does what a key means for the selected page or field; true when it meant something. */
export function handleItemKey(editor: Editor, selection: Selection, event: KeyboardEvent): boolean {
  const command = commands[chord(event)];
  if (!command || selection.kind === 'version' || !editor.isEditable()) return false;
  event.preventDefault();
  event.stopPropagation();
  command(editor, selection.kind, selection.id);
  return true;
}

function chord({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string {
  const prefix = ctrlKey || metaKey ? 'ctrl+' : altKey ? 'alt+' : '';
  return prefix + key;
}
