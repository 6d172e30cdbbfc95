import { expect, test } from 'vitest';
import { noteSources, type NotedTranslations } from './note-sources.ts';

const of = (
  originals: Record<string, string>,
  en: Record<string, string>,
  notes: NotedTranslations['notes'] = {},
): NotedTranslations => ({
  translations: { en },
  notes,
  originals: new Map(Object.entries(originals)),
});
const none = of({}, {});

test('a new translation is of the text as it is now', () => {
  const after = of({ 'a.label': 'Naam' }, { 'a.label': 'Name' });
  expect(noteSources(none, after)).toEqual({ en: { 'a.label': { source: 'Naam' } } });
});

test('a translation that stays keeps what it was made from', () => {
  const note = { source: 'Naam', status: 'uploaded' } as const;
  const before = of({ 'a.label': 'Naam' }, { 'a.label': 'Name' }, { en: { 'a.label': note } });
  const after = of({ 'a.label': 'Uw naam' }, { 'a.label': 'Name' });
  expect(noteSources(before, after)).toEqual({ en: { 'a.label': note } });
  const changed = of({ 'a.label': 'Uw naam' }, { 'a.label': 'Your name' });
  expect(noteSources(before, changed)).toEqual({ en: { 'a.label': { source: 'Uw naam' } } });
});

test('a translation without a note is of the text that it stood beside', () => {
  const before = of({ 'a.label': 'Naam' }, { 'a.label': 'Name' });
  const after = of({ 'a.label': 'Uw naam' }, { 'a.label': 'Name' });
  expect(noteSources(before, after)).toEqual({ en: { 'a.label': { source: 'Naam' } } });
});

test('a given note takes precedence, and notes without a translation are removed', () => {
  const given = { en: { 'a.label': { source: 'Eerder' }, gone: { source: 'Weg' } } };
  const after = of({ 'a.label': 'Naam' }, { 'a.label': 'Name', 'b.label': 'B' }, given);
  expect(noteSources(none, after)).toEqual({ en: { 'a.label': { source: 'Eerder' } } });
});
