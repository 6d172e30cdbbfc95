import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Problem, ProblemCode } from '@form-builder/core/contract/problem.ts';

/** The problem of a rejected call; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Problem> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError && outcome.problem !== undefined) return outcome.problem;
  throw new Error('The call was not refused with a problem.', { cause: outcome });
}

/** The code of that problem. */
export async function refusalCode(call: Promise<unknown>): Promise<ProblemCode> {
  const { code } = await refusalOf(call);
  return code as ProblemCode; // the server returns no other
}
