import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceCounts } from './announce-counts.ts';
import { followClock } from './follow-clock.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A field whose characters are counted. */
const counted = (id: string) =>
  buildField('textarea', id, {
    custom_properties: { character_limit: 10, display_character_limit: true },
  });

/** The part of a navigation that these functions read. */
function startNavigation(day: { today: string }) {
  const form = buildForm(
    buildField('date-formula', 'today', { custom_properties: { formula: 'TODAY()' } }),
    counted('why'),
    buildField('input-collection', 'rows', { children: [counted('each')] }),
  );
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  const clock = { now: () => 0, today: () => day.today };
  const session = createSession(program, { clock });
  const state = { announcement: { text: '' } };
  const progress = vi.fn();
  const text = { locale: 'nl-NL', translate: translatorOf('nl') };
  const navigation = { open: { session, types: fieldTypes }, state, text, progress };
  return { session, state, progress, navigation: navigation as unknown as FormNavigation }; // Only these members are read.
}

test('after midnight, fields that depend on the day change', () => {
  const day = { today: '2026-11-20' };
  const { session, progress, navigation } = startNavigation(day);
  const stop = followClock(navigation);
  expect(session.findCell('today')?.value).toBe('2026-11-20');
  vi.advanceTimersByTime(120_000);
  expect(progress).not.toHaveBeenCalled();
  day.today = '2026-11-21';
  vi.advanceTimersByTime(60_000);
  expect(session.findCell('today')?.value).toBe('2026-11-21');
  expect(progress).toHaveBeenCalledOnce();
  stop();
  day.today = '2026-11-22';
  vi.advanceTimersByTime(60_000);
  expect(session.findCell('today')?.value).toBe('2026-11-21');
});

test('the date is checked when the page becomes visible', () => {
  const day = { today: '2026-11-20' };
  const { session, navigation } = startNavigation(day);
  const stop = followClock(navigation);
  day.today = '2026-11-21';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.findCell('today')?.value).toBe('2026-11-21');
  stop();
});

test('a count is announced near the limit, after a pause', () => {
  const { session, state, navigation } = startNavigation({ today: '2026-11-20' });
  const stop = announceCounts(navigation);
  const cell = session.findCell('why');
  if (!cell) throw new Error('The form lost its field.');
  session.set(cell, 'kort');
  vi.advanceTimersByTime(2_000);
  expect(state.announcement.text).toBe('');
  session.set(cell, '12345678');
  vi.advanceTimersByTime(500);
  session.set(cell, '123456789');
  vi.advanceTimersByTime(500);
  expect(state.announcement.text).toBe('');
  vi.advanceTimersByTime(500);
  expect(state.announcement.text).toBe('Nog 1 van de 10 tekens over');
  stop();
});

test('a count inside a row is announced while the row exists', () => {
  const { session, state, navigation } = startNavigation({ today: '2026-11-20' });
  const stop = announceCounts(navigation);
  const rows = session.findCell('rows');
  if (!rows) throw new Error('The form lost its rows.');
  const row = session.addRow(rows);
  const [cell] = row?.cells ?? [];
  if (!row || !cell) throw new Error('The row lost its question.');
  session.set(cell, '123456789');
  vi.advanceTimersByTime(1_000);
  expect(state.announcement.text).toBe('Nog 1 van de 10 tekens over');
  state.announcement.text = '';
  session.set(cell, '12345678');
  session.removeRow(rows, row.key);
  vi.advanceTimersByTime(2_000);
  expect(state.announcement.text).toBe('');
  stop();
});
