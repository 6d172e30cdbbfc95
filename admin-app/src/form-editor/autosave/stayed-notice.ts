import { msg } from '@lingui/core/macro';
import type { Kept } from '../document/command.ts';
import type { Notice } from '../editor/editor-state.ts';
import { conflictSentences } from './conflict-sentences.ts';

const maxShown = 3;

/** Says what an undo or redo left as it is, because it was changed later. */
export function stayedNotice({ base, theirs, conflicts }: Kept): Notice {
  const sentences = conflictSentences(base, theirs, conflicts);
  const what = [
    ...sentences.slice(0, maxShown),
    ...(sentences.length > maxShown ? ['…'] : []),
  ].join(' · ');
  return {
    text: what
      ? msg`Dit is daarna nog gewijzigd en blijft zo: ${what}`
      : msg`Niet alles kon terug: een deel is daarna nog gewijzigd en blijft zo.`,
    canUndo: false,
  };
}
