import { expect, test } from 'vitest';
import { buildClock, buildField, buildForm } from '../../form/build-form.ts';
import { compile } from '../../session/compile.ts';
import { createSession } from '../../session/create-session.ts';
import { fieldTypes } from '../registry.ts';

test('a group has no answer of its own and holds its children’s cells', () => {
  const group = buildField('group', 'g', { children: [buildField('text', 'a')] });
  const session = createSession(compile(buildForm(group), fieldTypes), {
    clock: buildClock(),
    answers: { g: 'x', a: 'y' },
  });
  expect(session.answers()).toEqual({ a: 'y' });
  expect(session.findCell('g')?.children).toEqual([session.findCell('a')]);
});
