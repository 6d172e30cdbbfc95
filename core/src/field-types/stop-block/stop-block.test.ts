import { describe, expect, test } from 'vitest';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../../form/build-form.ts';
import { compile } from '../../session/compile.ts';
import { judge } from '../../session/judge.ts';
import { fieldTypes } from '../registry.ts';

const form = buildForm(
  buildField('checkbox', 'lives_here'),
  buildField('stop-block', 'stop', {
    logic: [buildRule(['hide'], buildCondition('lives_here', 'equal', true))],
  }),
);
const verdict = (lives_here: boolean) =>
  judge(compile(form, fieldTypes), { lives_here }, buildClock());

describe('stop-block', () => {
  test('ends the road while it is shown', () => {
    expect(verdict(false)).toEqual({
      ok: false,
      issues: [{ path: 'stop', code: 'issue.road_end' }],
      unknown: [],
    });
  });

  test('is no hindrance while it is hidden', () => {
    expect(verdict(true)).toEqual({ ok: true, answers: { lives_here: true } });
  });
});
