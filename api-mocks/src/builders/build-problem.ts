import type { Problem } from '@form-builder/core/contract/problem.ts';

/** A problem; "not found" by default. */
export function buildProblem(overrides: Partial<Problem> = {}): Problem {
  const problem = {
    type: 'about:blank',
    code: 'not_found',
    title: 'Niet gevonden',
    status: 404,
    detail: 'Wat u zoekt bestaat niet of u mag het niet zien.',
    message: 'Niet gevonden',
  } satisfies Problem;
  return { ...problem, ...overrides };
}
