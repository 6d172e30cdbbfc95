import { describe, expect, test } from 'vitest';
import { drawCases, verdictText, type JudgedCase } from './arbitrary-verdicts.ts';
import table from './verdict-cases.json' with { type: 'json' };

/** One text for many verdicts: the bytes of all of them, hashed. */
async function digestOf(cases: readonly JudgedCase[]): Promise<string> {
  const bytes = new TextEncoder().encode(cases.map(verdictText).join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The table is what Node answered; this test also runs in Chromium. */
describe('the same answers get the same verdict in browser and server, byte for byte', () => {
  test('case by case', () => {
    // The table holds forms as they are stored; the judge itself parses the bodies.
    const cases = table.cases as unknown as readonly (JudgedCase & { readonly verdict: string })[];
    expect(cases.length).toBeGreaterThanOrEqual(100);
    for (const one of cases) expect(verdictText(one)).toBe(one.verdict);
  });

  test('over thousands of random forms and bodies', { timeout: 60_000 }, async () => {
    const { runs, seed, sha256 } = table.drawn;
    expect(runs).toBeGreaterThanOrEqual(3000);
    expect(await digestOf(drawCases(runs, seed))).toBe(sha256);
  });
});
