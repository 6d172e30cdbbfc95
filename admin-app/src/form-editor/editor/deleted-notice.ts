import { msg } from '@lingui/core/macro';
import type { EditedVersion } from '../document/edited-version.ts';
import type { TranslateDescriptor } from './editor-texts.ts';
import type { Notice } from './editor-state.ts';
import type { OneSelected } from './selection.ts';
import { selectionName } from './selection-name.ts';

const maxNamed = 3;

/** Shows what was removed and what refers to it, and offers to undo. */
export function deletedNotice(
  name: string,
  readers: readonly OneSelected[],
  version: EditedVersion,
  texts: TranslateDescriptor,
): Notice {
  if (readers.length === 0) return { text: msg`“${name}” is verwijderd.`, canUndo: true };
  const named = readers.slice(0, maxNamed).map((at) => `“${selectionName(at, version, texts)}”`);
  const names = [...named, ...(readers.length > maxNamed ? ['…'] : [])].join(', ');
  return {
    text: msg`“${name}” is verwijderd. Hier werd het nog gebruikt: ${names}`,
    canUndo: true,
  };
}
