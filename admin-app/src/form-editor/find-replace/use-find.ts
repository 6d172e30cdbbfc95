import { msg, plural } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { versionSelected, type OneSelected } from '../editor/selection.ts';
import { findHits, type Hit } from './find-hits.ts';
import type { SearchOptions } from './match-text.ts';
import { replaceHits } from './replace-hits.ts';

/** Before a hit was chosen. */
const none = -1;

/** The state of find and replace: the hits follow the document while it changes. */
export function useFind() {
  const editor = useEditor();
  const version = useEditedVersion();
  const [options, setOptions] = useState<SearchOptions>({
    search: '',
    isCaseSensitive: false,
    isWholeWord: false,
  });
  const [replacement, setReplacement] = useState('');
  const [wanted, setWanted] = useState(none);
  const hits = useMemo(() => findHits(version, options), [version, options]);
  const current = Math.min(wanted, hits.length - 1);

  /** Shows a hit in the form; an index past an end continues at the other end. */
  const goTo = (index: number, among: readonly Hit[] = hits) => {
    const next = among.length === 0 ? none : (index + among.length) % among.length;
    const hit = among[next];
    setWanted(next);
    if (hit) editor.select(selectionOf(hit));
  };

  const replace = (replaced: readonly Hit[]) => {
    const count = replaced.length;
    if (count === 0 || !editor.isEditable()) return;
    editor.perform(replaceHits(replaced, replacement), { label: msg`zoeken en vervangen` });
    editor.notify({
      text: msg`${plural(count, { one: '# keer vervangen', other: '# keer vervangen' })}`,
      canUndo: true,
    });
  };

  return {
    options,
    /** The list begins again with the first hit. */
    change: (changes: Partial<SearchOptions>) => {
      setOptions({ ...options, ...changes });
      setWanted(none);
    },
    replacement,
    setReplacement,
    hits,
    current,
    goTo,
    goToNext: () => goTo(current + 1),
    goToPrevious: () => goTo(Math.max(current, 0) - 1),
    replaceAll: () => replace(hits),
    replaceCurrent: () => {
      const index = Math.max(current, 0);
      replace(hits.slice(index, index + 1));
      const left = findHits(editor.document(), options);
      // The replacement can itself contain the text that is searched for.
      goTo(index + 1 + left.length - hits.length, left);
    },
  };
}

/** The item in the form with the text of a hit. */
export function selectionOf({ place: { fieldId, pageId } }: Hit): OneSelected {
  if (fieldId !== undefined) return { kind: 'field', id: fieldId };
  return pageId === undefined ? versionSelected : { kind: 'page', id: pageId };
}
