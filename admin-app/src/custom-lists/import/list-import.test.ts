import { describe, expect, test } from 'vitest';
import { draftItems, toItems, type ListDraft } from '../list-draft.ts';
import { guessChoices, importRows, type ImportResult } from './list-import.ts';
import { readTableFile, readPastedTable, UnreadableTableError } from './read-table-file.ts';

const current: ListDraft = {
  name: 'Wijken',
  ...draftItems([
    { id: 'n', label: 'Noord', beheerder: 'Anouk' },
    { id: 'z', label: 'Zuid', beheerder: 'Femke' },
  ]),
};

const summaryOf = ({ added, changed, removed, unchanged }: ImportResult) => ({
  added,
  changed,
  removed,
  unchanged,
});

describe('a table', () => {
  test('is read from cells of a spreadsheet, from CSV with semicolons, and from one column', async () => {
    expect(await readPastedTable('Naam\tCode\nNoord\t01\n\n')).toEqual([
      ['Naam', 'Code'],
      ['Noord', '01'],
    ]);
    expect(await readPastedTable('naam;plaats\r\n"Dam; ""1""";Zaan, dam\r\n')).toEqual([
      ['naam', 'plaats'],
      ['Dam; "1"', 'Zaan, dam'],
    ]);
    expect(await readPastedTable('Noord, het dorp\nZuid')).toEqual([['Noord, het dorp'], ['Zuid']]);
    const file = new File(['id,naam\nn,Noord'], 'lijst.CSV');
    expect(await readTableFile(file)).toEqual([
      ['id', 'naam'],
      ['n', 'Noord'],
    ]);
  });

  test('of an older Dutch spreadsheet keeps its accents', async () => {
    const bytes = new Uint8Array([0x43, 0x61, 0x66, 0xe9]);
    expect(await readTableFile(new File([bytes], 'lijst.csv'))).toEqual([['Café']]);
  });

  test('that is no table is refused', async () => {
    await expect(readPastedTable('naam;"open\nmeer')).rejects.toBeInstanceOf(UnreadableTableError);
    const broken = new File(['geen werkboek'], 'lijst.xlsx');
    await expect(readTableFile(broken)).rejects.toBeInstanceOf(UnreadableTableError);
  });
});

describe('the meaning of columns', () => {
  test.each([
    [['Code', 'Naam', 'x'], { hasHeader: true, label: 1, id: 0 }],
    [['id', 'x'], { hasHeader: true, label: 1, id: 0 }],
    [['Noord'], { hasHeader: false, label: 0, id: null }],
  ])('of %j', (first, expected) => {
    expect(guessChoices([first])).toEqual({ ...expected, replacesAll: false });
  });
});

describe('an import', () => {
  const rows = [
    ['code', 'naam', 'beheerder'],
    ['z', 'Zuid', 'Rachid'],
    ['n', 'Noord', 'Anouk'],
    ['o', 'Oost', ''],
    ['w', ''],
  ];

  test('by id replaces the list, in the order of the table, and reports every change', () => {
    const result = importRows(current, rows, { ...guessChoices(rows), replacesAll: true });
    expect(summaryOf(result)).toEqual({
      added: ['Oost'],
      changed: ['Zuid (beheerder)'],
      removed: [],
      unchanged: 1,
    });
    expect(result.skipped).toEqual([5]);
    expect(toItems(result.draft)).toEqual([
      { id: 'z', label: 'Zuid', beheerder: 'Rachid' },
      { id: 'n', label: 'Noord', beheerder: 'Anouk' },
      { id: 'o', label: 'Oost' },
    ]);
  });

  test('without ids keeps the ids of entries with the same label', () => {
    const table = [['zuid'], ['West']];
    const result = importRows(current, table, { ...guessChoices(table), replacesAll: true });
    expect(result.removedColumns).toEqual(['beheerder']);
    expect(summaryOf(result)).toEqual({
      added: ['West'],
      changed: ['Zuid → zuid'],
      removed: ['Noord'],
      unchanged: 0,
    });
    expect(toItems(result.draft)).toEqual([
      { id: 'z', label: 'zuid' },
      { id: 'west', label: 'West' },
    ]);
  });

  test('that only adds keeps other entries and other columns', () => {
    const table = [
      ['naam', 'inwoners'],
      ['Noord', '500'],
      ['Oost', '20'],
    ];
    const result = importRows(current, table, guessChoices(table));
    expect(result).toMatchObject({ addedColumns: ['inwoners'], removedColumns: [] });
    expect(summaryOf(result)).toEqual({
      added: ['Oost'],
      changed: ['Noord (inwoners)'],
      removed: [],
      unchanged: 0,
    });
    expect(toItems(result.draft)).toEqual([
      { id: 'n', label: 'Noord', beheerder: 'Anouk', inwoners: '500' },
      { id: 'z', label: 'Zuid', beheerder: 'Femke' },
      { id: 'oost', label: 'Oost', inwoners: '20' },
    ]);
  });

  test('of the same table twice changes nothing', () => {
    const choices = { ...guessChoices(rows), replacesAll: true };
    const once = importRows(current, rows, choices).draft;
    const again = importRows(once, rows, choices);
    expect(summaryOf(again)).toEqual({ added: [], changed: [], removed: [], unchanged: 3 });
  });
});

describe('rows that are there twice', () => {
  const choices = { hasHeader: false, label: 1, id: 0, replacesAll: true };

  test('by their code are overwritten by the last one, and named by their number', () => {
    const rows = [
      ['n', 'Noord'],
      ['z', 'Zuid'],
      ['n', 'Noord-West'],
      ['n', 'Noord-Oost'],
    ];
    const { draft, overwritten, doubled } = importRows(current, rows, choices);
    expect(draft.entries.map(({ label }) => label)).toEqual(['Noord-Oost', 'Zuid']);
    expect(overwritten).toEqual([1, 3]);
    expect(doubled).toEqual([]);
  });

  test('by their text are all taken, and named once', () => {
    const rows = [['Noord'], ['zuid'], ['noord '], ['NOORD']];
    const result = importRows(current, rows, { ...choices, label: 0, id: null });
    expect(result.draft.entries).toHaveLength(4);
    expect(result.doubled).toEqual(['Noord']);
    expect(result.overwritten).toEqual([]);
  });
});
