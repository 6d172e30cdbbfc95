import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { validateSubmission } from '@form-builder/core/session/validation/validate-submission.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { describe, expect, test } from 'vitest';
import { publicSpaceReport } from '../forms/public-space-report.ts';
import { demoReports } from './demo-reports.ts';
import { demoVisits } from './demo-visits.ts';

const now = Date.UTC(2026, 10, 20, 9);
const clock = { now: () => now, today: () => '2026-11-20' };
const program = compile(publicSpaceReport, fieldTypes, { formulas: formulaEngine });

describe('the reports of the demo', () => {
  test.each(demoReports.map((report) => [report.answers['omschrijving'], report] as const))(
    '"%s" can be sent',
    (_, { answers }) => {
      expect(validateSubmission(program, answers, clock)).toMatchObject({ ok: true });
    },
  );

  test('were sent in as many visits as there are reports', () => {
    const sent = demoVisits('version', now).filter(({ kind }) => kind === 'sent');
    expect(sent.reduce((sum, { count }) => sum + count, 0)).toBe(demoReports.length);
  });
});
