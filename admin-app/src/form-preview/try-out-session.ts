import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { browserClock } from './browser-clock.ts';

/** Each answer of a try-out makes a session of the same form. */
const programs = new WeakMap<FormDefinition['pages'], CompiledForm>();

interface CompiledForm {
  readonly variables: FormDefinition['variables'];
  readonly program: Program;
}

function compileOnce(form: FormDefinition): Program {
  const { pages, variables } = form;
  const known = programs.get(pages);
  if (known && known.variables === variables) return known.program;
  const program = compile(form, fieldTypes, { formulas: formulaEngine });
  programs.set(pages, { variables, program });
  return program;
}

/** Creates a session with the form's real rules, as for a visitor. */
export function createTryOutSession(
  version: FormDefinition,
  answers: unknown = {},
  variables: unknown = {},
): Session {
  return createSession(compileOnce(version), { clock: browserClock, answers, variables });
}
