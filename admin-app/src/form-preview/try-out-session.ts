import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { browserClock } from './browser-clock.ts';

/** Creates a session with the form's real rules, as for a visitor. */
export function createTryOutSession(
  version: FormDefinition,
  answers: unknown = {},
  variables: unknown = {},
): Session {
  const program = compile(version, fieldTypes, { formulas: formulaEngine });
  return createSession(program, { clock: browserClock, answers, variables });
}
