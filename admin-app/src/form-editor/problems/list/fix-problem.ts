import { msg } from '@lingui/core/macro';
import type { Editor } from '../../editor/editor.ts';
import { findFix } from '../fixes/find-fix.ts';
import type { EditorProblem } from '../problem.ts';
import { takeNewerBlock } from './take-newer-block.ts';

/** Applies the fix of a problem to the version as it is now, as one undo step, and shows its place; somebody may just have done it. */
export function fixProblem(editor: Editor, { finding, at, newerBlock }: EditorProblem): void {
  if (newerBlock !== undefined && at.kind === 'field') {
    void takeNewerBlock(editor, at.id, newerBlock);
    return;
  }
  const fix = finding && findFix(finding, editor.document());
  if (!fix) {
    editor.notify({ text: msg`Dit is al aangepast.`, canUndo: false });
    return;
  }
  editor.perform(fix.command, { label: fix.label, select: at });
  const done = editor.texts(fix.label);
  editor.notify({ text: msg`Aangepast: ${done}.`, canUndo: true });
}
