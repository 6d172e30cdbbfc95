import { mergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import { describe, expect, test } from 'vitest';
import { buildDocument } from '../document/build-document.ts';
import type { Command } from '../document/command.ts';
import { changeField, removeField } from '../document/field-commands.ts';
import { getField } from '../document/place.ts';
import { changeVersion } from '../document/version-commands.ts';
import { versionSelected } from '../editor/selection.ts';
import { createHistory, execute, redo, undo, type History } from './history.ts';
import { rebaseHistory } from './rebase-history.ts';

const step = { label: { id: 'change' }, mergeKey: undefined, selection: versionSelected, at: 0 };
const run = (history: History, command: Command) => execute(history, command, step);

describe('rebaseHistory', () => {
  const base = buildDocument();
  const own = run(run(createHistory(base), changeField('b', { label: 'B' })), removeField('a'));
  // A colleague changed the title, which came in by a merge.
  const merged = { ...own.document, title: 'Van een collega' };

  test('undo and redo change only what was changed here', () => {
    const rebased = rebaseHistory(own, merged, mergeVersions);
    const once = undo(rebased, versionSelected);
    expect(getField(once.document.pages, 'a').field.id).toBe('a');
    const twice = undo(once, versionSelected);
    expect(twice.document).toEqual({ ...base, title: 'Van een collega' });
    expect(redo(redo(twice, versionSelected), versionSelected).document).toEqual(merged);
  });

  test('steps that were undone before the merge can be redone', () => {
    const undone = undo(own, versionSelected);
    const titled = { ...undone.document, title: 'Van een collega' };
    const rebased = rebaseHistory(undone, titled, mergeVersions);
    expect(redo(rebased, versionSelected).document).toEqual(merged);
  });

  test('new steps follow the merge', () => {
    const rebased = run(
      rebaseHistory(own, merged, mergeVersions),
      changeVersion({ description: 'Nieuw' }),
    );
    expect(undo(rebased, versionSelected).document).toEqual(merged);
  });
});
