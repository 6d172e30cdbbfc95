import { expect, test } from 'vitest';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../../form/build-form.ts';
import { compile } from '../../session/compile.ts';
import { createSession } from '../../session/create-session.ts';
import { fieldTypes } from '../registry.ts';

test('a text can be shown by a rule and is never an answer', () => {
  const text = buildField('text-layout', 't', {
    is_hidden: true,
    logic: [buildRule(['show'], buildCondition('a', 'is_not_empty'))],
  });
  const form = buildForm(buildField('text', 'a'), text);
  const session = createSession(compile(form, fieldTypes), {
    clock: buildClock(),
    answers: { a: 'x', t: 'y' },
  });
  expect(session.findCell('t')?.visible).toBe(true);
  expect(session.answers()).toEqual({ a: 'x' });
});
