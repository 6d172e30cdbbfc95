import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../field-types/registry.ts';
import { buildClock, buildCondition, buildField, buildRule } from '../form/build-form.ts';
import type { Field } from '../form/form-definition.ts';
import { compile } from '../session/compile.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { progressOf } from './progress.ts';
import { resolveSteps, findStepIndex } from './steps.ts';

const begin = (...pages: readonly (readonly Field[])[]): Session =>
  createSession(
    compile(
      { pages: pages.map((properties, at) => ({ id: `p${at}`, title: `P${at}`, properties })) },
      fieldTypes,
    ),
    { clock: buildClock() },
  );

const stepsOf = (session: Session) =>
  resolveSteps(session).steps.map(({ pageIndex, section, cells }) => [
    pageIndex,
    section,
    cells.map(({ key }) => key).join(' '),
  ]);

const shownIf = (target: string) => ({
  is_hidden: true,
  logic: [buildRule(['show'], buildCondition(target, 'is_not_empty'))],
});

function answer(session: Session, id: string, value: string): void {
  const cell = session.findCell(id);
  if (!cell) throw new Error(`No cell ${id}`);
  session.set(cell, value);
}

describe('resolveSteps', () => {
  test('has a step for every page with something to see', () => {
    const session = begin(
      [buildField('text', 'a')],
      [buildField('text', 'b', shownIf('a'))],
      [buildField('text', 'c')],
    );
    expect(stepsOf(session)).toEqual([
      [0, 0, 'a'],
      [2, 0, 'c'],
    ]);
    answer(session, 'a', 'x');
    expect(stepsOf(session)).toHaveLength(3);
  });

  test('splits a page at the breaks that are shown', () => {
    const session = begin([
      buildField('text', 'a'),
      buildField('break', 'rest', shownIf('a')),
      buildField('text', 'b'),
    ]);
    expect(stepsOf(session)).toEqual([[0, 0, 'a rest b']]);
    answer(session, 'a', 'x');
    expect(stepsOf(session)).toEqual([
      [0, 0, 'a'],
      [0, 1, 'b'],
    ]);
    expect(resolveSteps(session).steps[0]?.breakCell?.key).toBe('rest');
  });

  test('splits a page at the breaks of a building block on it', () => {
    const block = [buildField('text', 'a'), buildField('break', 'rest'), buildField('text', 'b')];
    const session = begin([
      buildField('template', 'block', { children: block }),
      buildField('text', 'c'),
    ]);
    expect(stepsOf(session)).toEqual([
      [0, 0, 'a'],
      [0, 1, 'b c'],
    ]);
    const b = session.findCell('b');
    expect(b && findStepIndex(resolveSteps(session), b)).toBe(1);
  });

  test('does not split a group: its title would stand above a part of it', () => {
    const inside = [buildField('text', 'a'), buildField('break', 'rest'), buildField('text', 'b')];
    expect(stepsOf(begin([buildField('group', 'g', { children: inside })]))).toEqual([[0, 0, 'g']]);
  });

  test('ends at the first stop-block that is shown, in a group too', () => {
    const session = begin(
      [
        buildField('text', 'a'),
        buildField('group', 'g', { children: [buildField('stop-block', 'stop', shownIf('a'))] }),
      ],
      [buildField('text', 'b')],
    );
    expect(resolveSteps(session).stopBlock).toBeUndefined();
    answer(session, 'a', 'x');
    const found = resolveSteps(session);
    expect(found.stopBlock?.key).toBe('stop');
    expect(found.steps).toHaveLength(1);
    expect(found.pageIndexes).toEqual([0, 1]);
    const b = session.findCell('b');
    expect(b && findStepIndex(found, b)).toBeUndefined();
    expect(found.stopBlock && findStepIndex(found, found.stopBlock)).toBe(0);
  });
});

test('progress counts steps, and questions that are shown and can be answered', () => {
  const session = begin(
    [buildField('text', 'a'), buildField('text', 'b', shownIf('a'))],
    [
      buildField('text', 'c', { is_disabled: true }),
      buildField('group', 'g', { children: [buildField('text', 'd')] }),
    ],
  );
  expect(progressOf(resolveSteps(session), 0)).toEqual({
    step: 1,
    steps: 2,
    questions: 2,
    answered: 0,
  });
  answer(session, 'a', 'x');
  expect(progressOf(resolveSteps(session), 1)).toEqual({
    step: 2,
    steps: 2,
    questions: 3,
    answered: 1,
  });
});
