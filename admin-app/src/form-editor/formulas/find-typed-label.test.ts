import { expect, test } from 'vitest';
import { findTypedLabel } from './find-typed-label.ts';

const suggestions = [
  { kind: 'field', label: 'Aantal meters' },
  { kind: 'field', label: 'Medewerkers in de kraam' },
  { kind: 'field', label: 'Medewerkers in de kraam › Aantal dagen' },
  { kind: 'field', label: 'Coördinaten (x, y)' },
  { kind: 'function', label: 'ALS' },
] as const;

test.each([
  ['Aantal m', 'Aantal m'],
  ['2 * aantal me', 'aantal me'],
  ['SOM(Aantal d', 'Aantal d'],
  ['Aantal ', 'Aantal '],
  ['medewerkers in de', 'medewerkers in de'],
  ['1+coordinaten (x, ', 'coordinaten (x, '],
  ['Aantal meters * m', 'm'],
  ['Aantal x', undefined],
  ['ALS(', undefined],
  ['2 + ', undefined],
  ['', undefined],
])('of %j, %j begins a label', (before, typed) => {
  const start = findTypedLabel(before, suggestions);
  expect(start === undefined ? undefined : before.slice(start)).toBe(typed);
});
