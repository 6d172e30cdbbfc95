import { buildField, buildForm } from '@form-builder/core/form/build-form.ts';
import { expect, test, vi } from 'vitest';
import * as compiling from '@form-builder/core/session/compile.ts';
import { createTryOutSession } from './try-out-session.ts';

vi.mock('@form-builder/core/session/compile.ts', { spy: true });

test('a form is compiled once for all its answers, and again after an edit', () => {
  const { pages } = buildForm(buildField('text', 'a'));
  const form = { pages, variables: [] };
  const sessions = ['x', 'y'].map((a) => createTryOutSession(form, { a }));
  expect(sessions.map((session) => session.allAnswers())).toEqual([{ a: 'x' }, { a: 'y' }]);
  expect(compiling.compile).toHaveBeenCalledTimes(1);
  createTryOutSession({ ...form, variables: [] });
  createTryOutSession({ ...form, pages: [...pages] });
  expect(compiling.compile).toHaveBeenCalledTimes(3);
});
