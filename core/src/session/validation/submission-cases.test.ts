import { describe, expect, test } from 'vitest';
import type { FieldTypeName } from '../../field-types/field-types.ts';
import { drawCases, resultText, type SubmissionCase } from './arbitrary-submissions.ts';
import table from './submission-cases.json' with { type: 'json' };

/** One hash of the bytes of many results. */
async function digestOf(cases: readonly SubmissionCase[]): Promise<string> {
  const bytes = new TextEncoder().encode(cases.map(resultText).join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The table contains Node's results; this test also runs in Chromium. */
describe('the same answers get the same result in browser and server, byte for byte', () => {
  test('case by case', () => {
    // The table contains stored forms; the validation itself parses the bodies.
    const cases = table.cases as unknown as readonly (SubmissionCase & {
      readonly result: string;
    })[];
    expect(cases.length).toBeGreaterThanOrEqual(100);
    for (const one of cases) expect(resultText(one)).toBe(one.result);
  });

  test('over thousands of random forms and bodies', { timeout: 60_000 }, async () => {
    const { runs, seed, sha256 } = table.drawn;
    const types = table.drawn.types as readonly FieldTypeName[];
    expect(runs).toBeGreaterThanOrEqual(3000);
    expect(await digestOf(drawCases({ runs, seed, types }))).toBe(sha256);
  });
});
