import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { expect, test } from 'vitest';
import type { Screen } from '../../state/screen.ts';
import { createVisit, type VisitedForm } from './visit.ts';

/** A visit of a form with one field and two pages, and functions to go on in it. */
function startVisit() {
  const form = buildForm(buildField('text', 'name'));
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  const session = createSession(program, { clock: { now: () => 0, today: () => '2026-11-20' } });
  const state = {
    screen: 'page' as Screen,
    pageIndex: 0,
    savedAt: null as number | null,
    errorLinks: [] as { cellKey: string }[],
  };
  const loaded = { form: { pages: [{ id: 'first' }, { id: 'second' }] } };
  // Only these members are read.
  const visited = { loaded, open: { session }, state } as unknown as VisitedForm;
  const clock = { nowMs: 0 };
  const visit = createVisit(visited, { device: 'phone', language: 'nl', now: () => clock.nowMs });
  visit.follow(visited);
  const show = (change: Partial<typeof state>, afterMs = 0) => {
    clock.nowMs += afterMs;
    Object.assign(state, change);
    return visit.follow(visited);
  };
  const answer = (value: string) => {
    const cell = session.findCell('name');
    if (cell) session.set(cell, value);
  };
  return { visit, show, answer };
}

test('a visit starts with the page, the device and the language', () => {
  const { visit } = startVisit();
  expect(visit.take()).toEqual([
    { kind: 'opened' },
    { kind: 'device', subject: 'phone' },
    { kind: 'language', subject: 'nl' },
    { kind: 'page', subject: 'first' },
  ]);
  expect(visit.take()).toEqual([]);
});

test('going on completes a page with the time on it, going back does not; each once', () => {
  const { visit, show } = startVisit();
  visit.take();
  expect(show({ pageIndex: 1 }, 40_000)).toBe(true);
  expect(show({ pageIndex: 0 }, 5_000)).toBe(true);
  show({ pageIndex: 1 }, 500_000);
  show({ screen: 'summary' }, 10_000);
  show({ screen: 'confirmation' }, 1_000_000);
  expect(visit.take()).toEqual([
    { kind: 'page_done', subject: 'first', time: '2m' },
    { kind: 'page', subject: 'second' },
    { kind: 'page_done', subject: 'second', time: '30s' },
    { kind: 'page', subject: '$summary' },
    { kind: 'sent' },
    { kind: 'page_done', subject: '$summary', time: 'longer' },
    { kind: 'started' },
  ]);
});

test('an answer starts a visit, and is not in what is counted', () => {
  const { visit, answer } = startVisit();
  visit.take();
  answer('Fatima');
  expect(visit.take()).toEqual([{ kind: 'started' }]);
});

test('errors, saving and stopping are counted', () => {
  const { visit, show } = startVisit();
  visit.take();
  expect(show({ errorLinks: [{ cellKey: 'name' }] })).toBe(false);
  show({ errorLinks: [] });
  show({ errorLinks: [{ cellKey: 'name' }], savedAt: 5 });
  show({ screen: 'aborted' });
  expect(visit.take()).toEqual([
    { kind: 'error', subject: 'name' },
    { kind: 'saved' },
    { kind: 'aborted' },
  ]);
});

test.each(['payment', 'queued'] as const)('a form that is at %s was sent', (screen) => {
  const { visit, show } = startVisit();
  show({ screen });
  expect(visit.take()).toContainEqual({ kind: 'sent' });
});

const left = { kind: 'field_left', subject: 'name' };
const back = { kind: 'field_back', subject: 'name' };

test('a page that is hidden leaves the last touched field, once until the visitor goes on', () => {
  const { visit, show } = startVisit();
  visit.take();
  visit.fields.hide();
  expect(visit.take()).toEqual([]);
  visit.fields.touch('first-name');
  visit.fields.touch('name');
  visit.fields.hide();
  visit.fields.touch('name');
  visit.fields.hide();
  expect(visit.take()).toEqual([left]);
  visit.fields.touch('street');
  expect(visit.take()).toEqual([back]);
  visit.fields.touch('name');
  visit.fields.hide();
  show({ pageIndex: 1 });
  expect(visit.take().filter(({ kind }) => kind.startsWith('field'))).toEqual([left, back]);
  visit.fields.hide();
  expect(visit.take()).toEqual([]);
});

test.each([
  ['aborted', [left]],
  ['confirmation', []],
] as const)('a visit that ends %s leaves the field: %j', (screen, counts) => {
  const { visit, show } = startVisit();
  visit.fields.touch('name');
  show({ screen });
  expect(visit.take().filter(({ kind }) => kind.startsWith('field'))).toEqual(counts);
});
