import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { msg } from '@lingui/core/macro';
import { usedShortIds } from '../document/new-ids.ts';
import {
  getVariable,
  insertVariable,
  moveVariable,
  removeVariable,
} from '../document/variable-commands.ts';
import { removedNotice, removeUnlessUsed } from './remove-unless-used.ts';
import type { Editor } from './editor.ts';
import { versionSelected, type Selection } from './selection.ts';
import { selectionName } from './selection-name.ts';

/** Adds a variable with a unique name at the end of the list and selects it. */
export function addVariable(editor: Editor): void {
  const { variables } = editor.document();
  insertNew(editor, {
    label: freeName(editor, (number) => editor.texts(msg`Variabele ${number}`)),
    value_kind: 'text',
    source: { type: 'formula', formula: '' },
    index: variables.length,
  });
}

/** Inserts a copy of a variable after it and selects the copy. */
export function duplicateVariable(editor: Editor, variableId: string): void {
  const document = editor.document();
  const variable = getVariable(document, variableId);
  const { label } = variable;
  insertNew(editor, {
    ...variable,
    label: freeName(editor, (number) => editor.texts(msg`${label} (kopie ${number})`)),
    index: document.variables.indexOf(variable) + 1,
  });
}

type NewVariable = Omit<Variable, 'id' | 'short_id'> & { readonly index: number };

function insertNew(editor: Editor, { index, label, value_kind, source }: NewVariable): void {
  const id = editor.ids.createId();
  const short_id = editor.ids.createShortId(usedShortIds(editor.document()));
  editor.perform(insertVariable({ id, short_id, label, value_kind, source }, index), {
    label: msg`variabele toevoegen`,
    select: { kind: 'variable', id },
  });
}

/** The first of the numbered names that no variable has. */
function freeName(editor: Editor, nameOf: (number: number) => string): string {
  const { variables } = editor.document();
  const taken = new Set(variables.map(({ label }) => label));
  let number = 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}

/** Removes a variable at once, shows a notice, and offers to undo. */
export function deleteVariable(editor: Editor, variableId: string): void {
  const document = editor.document();
  const { variables } = document;
  const variable = getVariable(document, variableId);
  const at: Selection = { kind: 'variable', id: variableId };
  const index = variables.indexOf(variable);
  const next = variables[index + 1] ?? variables[index - 1];
  editor.perform(removeVariable(variableId), {
    label: msg`variabele verwijderen`,
    select: next ? { kind: 'variable', id: next.id } : versionSelected,
  });
  editor.notify(removedNotice(selectionName(at, document, editor.texts)));
}

/** Removes a variable at once, or first shows what uses it. */
export function askToDeleteVariable(editor: Editor, variableId: string): void {
  removeUnlessUsed(editor, {
    key: variableId,
    find: (document) => {
      const variable = document.variables.find(({ id }) => id === variableId);
      if (!variable) return undefined;
      const name = selectionName({ kind: 'variable', id: variableId }, document, editor.texts);
      return { name, parts: [variable] };
    },
    run: () => deleteVariable(editor, variableId),
  });
}

/** Moves a variable one place up or down the list. */
export function moveVariableOneStep(editor: Editor, variableId: string, step: -1 | 1): void {
  const { variables } = editor.document();
  const to = variables.findIndex(({ id }) => id === variableId) + step;
  if (to < 0 || to >= variables.length) return;
  editor.perform(moveVariable(variableId, to), {
    label: msg`variabele verplaatsen`,
    select: { kind: 'variable', id: variableId },
  });
}
