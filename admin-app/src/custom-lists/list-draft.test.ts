import { describe, expect, test } from 'vitest';
import { findListFaults } from './editing/find-list-faults.ts';
import {
  addColumn,
  addEntry,
  changeEntry,
  draftItems,
  moveEntry,
  removeColumn,
  removeEntry,
  sortEntries,
  toItems,
  type ListDraft,
} from './list-draft.ts';

const draft: ListDraft = {
  name: 'Wijken',
  ...draftItems([
    { id: 'n', label: 'Noord', beheerder: 'Anouk' },
    { id: 'z', label: 'Zuid', inwoners: 1200 },
  ]),
};
const labels = ({ entries }: ListDraft) => entries.map(({ label }) => label);

describe('a list that is edited', () => {
  test('is saved as it was when nothing changed', () => {
    expect(draft.columns).toEqual(['beheerder', 'inwoners']);
    expect(toItems(draft)).toEqual([
      { id: 'n', label: 'Noord', beheerder: 'Anouk' },
      { id: 'z', label: 'Zuid', inwoners: 1200 },
    ]);
  });

  test('makes the id of a new entry from its label, unlike all others', () => {
    const added = addEntry(addEntry(addEntry(draft, 0)));
    const [, first, , second, third] = added.entries;
    const named = [first, second, third].reduce(
      (list, entry, at) =>
        changeEntry(list, entry?.row ?? -1, { label: at === 2 ? '!' : 'Één wijk' }),
      added,
    );
    expect(labels(named)).toEqual(['Noord', 'Één wijk', 'Zuid', 'Één wijk', '!']);
    expect(toItems(named).map(({ id }) => id)).toEqual([
      'n',
      'een-wijk',
      'z',
      'een-wijk-2',
      'keuze',
    ]);
  });

  test('moves, removes and sorts entries', () => {
    expect(labels(moveEntry(draft, 1, -1))).toEqual(['Zuid', 'Noord']);
    expect(moveEntry(draft, 0, -1)).toBe(draft);
    expect(labels(removeEntry(draft, 0))).toEqual(['Zuid']);
    const numbers = draftItems(
      ['Nr 10', 'Nr 9', 'élan', 'Eland'].map((label) => ({ id: label, label })),
    );
    expect(labels(sortEntries({ name: '', ...numbers }))).toEqual([
      'élan',
      'Eland',
      'Nr 9',
      'Nr 10',
    ]);
  });

  test('leaves empty cells out, and a removed column with its cells', () => {
    const filled = changeEntry(addColumn(draft, 'code'), 0, {
      values: { beheerder: '', code: '12' },
    });
    expect(toItems(filled)[0]).toEqual({ id: 'n', label: 'Noord', code: '12' });
    expect(toItems(removeColumn(filled, 'code'))[0]).toEqual({ id: 'n', label: 'Noord' });
  });
});

test('a draft cannot be saved without a name, without labels or with equal ids', () => {
  expect(findListFaults(draft).count).toBe(0);
  const faulty = addEntry(changeEntry({ ...draft, name: ' ' }, 1, { id: 'n ' }));
  const { isNameMissing, unlabelled, doubled, count } = findListFaults(faulty);
  expect({ isNameMissing, unlabelled: [...unlabelled], doubled: [...doubled], count }).toEqual({
    isNameMissing: true,
    unlabelled: [2],
    doubled: [0, 1],
    count: 4,
  });
});
