import { replaceLabels } from '@form-builder/core/formulas/editing/replace-labels.ts';
import { Annotation, EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { hintsOf } from './hints.ts';

/** Marks a change from outside the editor, such as undo, which is already stored. */
export const external = Annotation.define<true>();

/** Turns `{Aantal kinderen}` into the short id of the field, as soon as the brace is closed. */
export const labelFilter: Extension = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.annotation(external) === true) return transaction;
  const { mode, references } = hintsOf(transaction.startState);
  const changes = replaceLabels(transaction.newDoc.toString(), mode, references);
  if (changes.length === 0) return transaction;
  const more: TransactionSpec = { changes: [...changes], sequential: true };
  return [transaction, more];
});

/** Keeps a text on one line. */
export const singleLine: Extension = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction;
  // Replaces each break separately, so that the caret does not move.
  const changes = [...transaction.newDoc.toString().matchAll(/\n/g)].map(({ index: from }) => ({
    from,
    to: from + 1,
    insert: ' ',
  }));
  return [transaction, { changes, sequential: true }];
});

/** Limits the text to the maximum that may be stored. */
export const limitLength = (max: number): Extension =>
  EditorState.changeFilter.of(
    ({ newDoc, startState, docChanged }) =>
      !docChanged || newDoc.length <= max || newDoc.length < startState.doc.length,
  );
