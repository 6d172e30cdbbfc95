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
import { ref } from 'valtio/vanilla';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { createFormState } from '../state/form-state.ts';
import type { Screen } from '../state/screen.ts';
import { leaveHiddenPage, nearestPosition } from './hidden-page.ts';
import type { Navigation } from './navigation.ts';

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

describe('leaveHiddenPage', () => {
  /** The announcement on leaving a hidden page, and the effect on the form. */
  const leave = (a: string, pageIndex: number, screen: Screen = 'page') => {
    const text = { locale: 'nl-NL', translate: translatorOf('nl') };
    const formSteps = ref(stepsFor(a));
    const state = Object.assign(createFormState(), { screen, pageIndex, formSteps });
    const done: unknown[] = [];
    const navigation = {
      state,
      text,
      show: (position: object) => done.push(position),
      focus: (request: object) => done.push(request),
    } as unknown as Navigation; // The code uses only these members.
    return { said: leaveHiddenPage(navigation), done };
  };

  test('opens the nearest page with the focus on its heading, and announces it', () => {
    const { said, done } = leave('no', 2);
    expect(said).toBe(translatorOf('nl')('element.page_hidden'));
    expect(done).toEqual([expect.objectContaining({ pageIndex: 1 }), { on: 'heading' }]);
  });

  test('leaves a break of a hidden page as well', () => {
    expect(leave('no', 2, 'break').done).toHaveLength(2);
  });

  test.each<[string, string, number, Screen]>([
    ['a page that is shown', 'yes', 2, 'page'],
    ['the summary', 'no', 2, 'summary'],
    ['the confirmation', 'no', 2, 'confirmation'],
  ])('stays on %s', (_, a, pageIndex, screen) => {
    expect(leave(a, pageIndex, screen)).toEqual({ said: undefined, done: [] });
  });
});
