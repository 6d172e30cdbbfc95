import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import {
  buildClock,
  buildCondition,
  buildField,
  buildRule,
} from '@form-builder/core/form/build-form.ts';
import { resolveSteps } from '@form-builder/core/navigation/steps.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { describe, expect, test } from 'vitest';
import { nearestPosition } from './hidden-page.ts';

const isYes = buildCondition('a', 'equal', 'yes');
const shownForYes = { is_hidden: true, logic: [buildRule(['show'], isYes)] };
const program = compile(
  {
    pages: [
      { id: 'p0', title: '', ...shownForYes, properties: [buildField('text', 'z')] },
      { id: 'p1', title: '', properties: [buildField('text', 'a')] },
      { id: 'p2', title: '', ...shownForYes, properties: [buildField('text', 'b')] },
      { id: 'p3', title: '', properties: [buildField('text', 'c')] },
    ],
  },
  fieldTypes,
);
const stepsFor = (a: string) =>
  resolveSteps(createSession(program, { clock: buildClock(), answers: { a } }));
const nearest = (a: string, pageIndex: number) =>
  nearestPosition(stepsFor(a), { pageIndex, section: 0 }).pageIndex;

describe('nearestPosition', () => {
  test('is the page itself while there is something to show on it', () => {
    expect([0, 1, 2, 3].map((page) => nearest('yes', page))).toEqual([0, 1, 2, 3]);
  });

  test('is the page before a hidden one, or the first when there is none before it', () => {
    expect([0, 1, 2, 3].map((page) => nearest('no', page))).toEqual([1, 1, 1, 3]);
  });
});
