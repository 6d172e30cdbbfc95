import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { limitMatching } from './limit-matching.ts';

/** Each match takes 10 ms of a clock that only matching moves. */
function slowMatcher(budgetMs: number) {
  let time = 0;
  const compared: string[] = [];
  const matches = limitMatching(
    (pattern) => {
      time += 10;
      compared.push(pattern);
      return true;
    },
    { budgetMs, now: () => time },
  );
  return { matches, compared };
}

test('patterns are compared until they took their time together', () => {
  const { matches, compared } = slowMatcher(25);
  for (const pattern of ['a', 'b', 'c']) expect(matches(pattern, 'x')).toBe(true);
  expect(() => matches('d', 'x')).toThrow('patterns_too_costly');
  expect(compared).toEqual(['a', 'b', 'c']);
});

test('a caller can say what counts after that', () => {
  const matches = limitMatching(() => false, { budgetMs: -1, whenSpent: () => true });
  expect(matches('a', 'b')).toBe(true);
});

describe('a version with hundreds of patterns', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
  });
  afterAll(() => server.stop());

  const send = async (patternAt: (at: number) => string, answer: string) => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const lines = Array.from({ length: 400 }, (_, at): Field => {
      const id = `line-${String(at)}`;
      const shortId = `l${String(at).padStart(4, '0')}`;
      return { id, short_id: shortId, type: 'text', label: id, pattern: patternAt(at) };
    });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(lines) },
    });
    const data = Object.fromEntries(lines.map(({ id }) => [id, answer]));
    return server
      .client(demo)
      .createSubmission({ body: { form_version_id: versionId, data, status: 'final' } });
  };

  test('refuses a request whose patterns take too long together, and says why', async () => {
    // Simulates a machine on which the clock advances 5 ms between two reads.
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
    try {
      expect(await refusalCode(send(() => '[A-Z]{2}\\d{4}', 'AB1234'))).toBe('patterns_too_costly');
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('takes as many patterns and answers of the usual kind', async () => {
    expect((await send(() => '[A-Z]{2}\\d{4}', 'AB1234')).data.status).toBe('final');
  });
});
