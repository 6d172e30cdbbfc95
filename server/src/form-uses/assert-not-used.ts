import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { ProblemCode } from '@form-builder/core/contract/problem.ts';
import type { Caller } from '../platform/http/caller.ts';
import { RequestError } from '../platform/request-error.ts';

interface UseCheck {
  readonly caller: Caller;
  readonly problem: ProblemCode;
  /** Returns the uses that prevent the deletion; all of the tenant without a caller. */
  readonly findUses: (caller: Caller | null) => Promise<readonly FormUse[]>;
}

/** Rejects a deletion while forms use the object; the error names those that the caller may see. */
export async function assertNotUsed({ caller, problem, findUses }: UseCheck): Promise<void> {
  if ((await findUses(null)).length === 0) return;
  const shown = await findUses(caller);
  throw new RequestError(problem, { errors: { forms: shown.map(({ form }) => form.name) } });
}
