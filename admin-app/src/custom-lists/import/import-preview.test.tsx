import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { prepareScreens, renderScreen } from '../../testing/render-screen.tsx';
import { draftItems } from '../list-draft.ts';
import { ImportPreview } from './import-preview.tsx';
import { importRows } from './list-import.ts';

beforeAll(prepareScreens);

test('names what changes into what, and the columns that come and go', () => {
  const current = {
    name: 'Wijken',
    ...draftItems([{ id: 'c', label: 'Centrum', beheerder: 'Anouk' }]),
  };
  const rows = [
    ['code', 'naam', 'wijkhoofd'],
    ['c', 'Centrum twee', 'Femke'],
  ];
  const choices = { hasHeader: true, label: 1, id: 0, replacesAll: true };
  renderScreen(<ImportPreview result={importRows(current, rows, choices)} />);
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('Gewijzigd: 1 Centrum → Centrum twee');
  expect(text).toContain('Nieuwe kolommen: wijkhoofd');
  expect(text).toContain('Kolommen die verdwijnen: beheerder');
});

test('says what happens to rows that are there twice', () => {
  const rows = [
    ['n', 'Noord'],
    ['n', 'Zuid'],
    ['o', 'zuid'],
    ['', ''],
  ];
  const choices = { hasHeader: false, label: 1, id: 0, replacesAll: true };
  const empty = { name: 'Wijken', ...draftItems([]) };
  renderScreen(<ImportPreview result={importRows(empty, rows, choices)} />);
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('Overgeslagen, want een latere regel heeft dezelfde code: regel 1');
  expect(text).toContain('Meer dan eens dezelfde tekst, ze worden allemaal overgenomen: Zuid');
  expect(text).toContain('Overgeslagen, want zonder tekst: regel 4');
});
