import type { JournalEntry } from '@form-builder/core/contract/staff/forms/journal.ts';
import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';
import { describe, expect, test } from 'vitest';
import { buildVersion } from '../../testing/build-version.ts';
import { daysOf, momentsOf } from './moments.ts';

const anna = { id: '1', name: 'Anna' };
const bas = { id: '2', name: 'Bas' };

interface Save {
  readonly at: string;
  readonly user?: JournalEntry['user'];
  readonly restored?: number;
}

/** The journal of a version whose title became the number of each save. */
function journalOf(saves: readonly Save[]) {
  const titled = (at: number): VersionContent => ({ ...buildVersion(), title: String(at) });
  const entries = saves.map(({ at, user = anna, restored = null }, index) => ({
    revision: index + 2,
    at,
    user,
    restored_revision: restored,
    undo: [...diffVersions(titled(index + 1), titled(index))],
  }));
  return momentsOf(titled(saves.length), entries.toReversed());
}

const titles = (moments: ReturnType<typeof journalOf>) =>
  moments.map(({ revision, before, after }) => [revision, before.title, after.title]);

describe('momentsOf', () => {
  test('joins the saves of one person in one go, each with its content', () => {
    const moments = journalOf([
      { at: '2026-03-02T10:00:00Z' },
      { at: '2026-03-02T10:05:00Z' },
      { at: '2026-03-02T10:06:00Z', user: bas },
      { at: '2026-03-02T10:07:00Z' },
      { at: '2026-03-02T10:30:00Z' },
    ]);
    expect(titles(moments)).toEqual([
      [6, '4', '5'],
      [5, '3', '4'],
      [4, '2', '3'],
      [3, '0', '2'],
    ]);
    expect(moments.map(({ user }) => user?.name)).toEqual(['Anna', 'Anna', 'Bas', 'Anna']);
  });

  test('keeps a restored moment apart', () => {
    const moments = journalOf([
      { at: '2026-03-02T10:00:00Z' },
      { at: '2026-03-02T10:01:00Z', restored: 1 },
      { at: '2026-03-02T10:02:00Z' },
    ]);
    expect(moments.map(({ isRestored }) => isRestored)).toEqual([false, true, false]);
  });
});

test('daysOf groups moments by day, newest first', () => {
  const moments = journalOf([{ at: '2026-03-01T12:00:00Z' }, { at: '2026-03-02T12:00:00Z' }]);
  expect(daysOf(moments).map(({ day, moments: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 1],
  ]);
});
