import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { Session } from '@form-builder/core/session/session.ts';

/** Creates a session with the form's real rules, as for a visitor. */
export function createTryOutSession(version: FormDefinition, answers: Answers = {}): Session {
  const program = compile(version, fieldTypes, { formulas: formulaEngine });
  return createSession(program, { clock: browserClock, answers });
}

/** The current time of the browser; days are those of the form's time zone. */
export const browserClock: Clock = {
  now: () => Date.now(),
  today: () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date()),
};
