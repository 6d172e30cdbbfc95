import { describe, expect, test } from 'vitest';
import {
  buildClock,
  buildCondition,
  buildField,
  buildForm,
  buildRule,
} from '../../form/build-form.ts';
import { compile } from '../../session/compile.ts';
import { validateSubmission } from '../../session/validation/validate-submission.ts';
import { fieldTypes } from '../registry.ts';

const form = buildForm(
  buildField('checkbox', 'lives_here'),
  buildField('stop-block', 'stop', {
    logic: [buildRule(['hide'], buildCondition('lives_here', 'equal', true))],
  }),
);
const result = (lives_here: boolean) =>
  validateSubmission(compile(form, fieldTypes), { lives_here }, buildClock());

describe('stop-block', () => {
  test('stops the form while it is shown', () => {
    expect(result(false)).toEqual({
      ok: false,
      issues: [{ path: 'stop', code: 'issue.road_end' }],
      unknown: [],
    });
  });

  test('is no hindrance while it is hidden', () => {
    expect(result(true)).toEqual({ ok: true, answers: { lives_here: true } });
  });
});
