import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
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

describe('a version with hundreds of slow patterns', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
  });
  afterAll(() => server.stop());

  const lines = Array.from({ length: 400 }, (_, at): Field => {
    const id = `line-${String(at)}`;
    const pattern = `(?:.*a.{90}){${String((at % 3) + 1)}}.{0,${String(at % 20)}}`;
    return { id, short_id: `l${String(at).padStart(4, '0')}`, type: 'text', label: id, pattern };
  });
  const send = async (answer: string) => {
    const { demo } = server.tenants;
    const root = await server.signIn(demo, { isRoot: true });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(lines) },
    });
    const data = Object.fromEntries(lines.map(({ id }) => [id, answer]));
    return server
      .client(demo)
      .createSubmission({ body: { form_version_id: versionId, data, status: 'final' } });
  };

  test('refuses long answers in one step of the event loop and says why', async () => {
    expect(await refusalCode(send('a'.repeat(1000)))).toBe('patterns_too_costly');
  });

  test('takes answers of usual length', async () => {
    expect(await refusalCode(send('Singel 12'))).toBe('answers_invalid');
  });
});
