import { operators } from '../conditions/registry.ts';
import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import {
  matchesPattern as matchInBrowser,
  type MatchesPattern,
} from '../patterns/pattern-matcher.ts';
import { buildProgram } from './program/build-program.ts';
import type { FormulaEngine } from './program/formula-engine.ts';
import { findRealCycle } from './program/find-real-cycle.ts';
import { fillLinker } from './program/link-fills.ts';
import { createFieldLinker } from './program/link-fields.ts';
import type { Program } from './program/program.ts';
import { readVariables } from './variables/read-variables.ts';

/** Parts of the engine that only some forms need. */
export interface CompileOptions {
  /**
   * The formula language (`session/formulas/formula-engine.ts`). Without it computed fields keep their given
   * answers and texts stay as written.
   */
  readonly formulas?: FormulaEngine;
  /** The engine for patterns; that of browsers when absent. */
  readonly matchesPattern?: MatchesPattern;
}

/**
 * Compiles a form version. `types` must contain the form's types; another type is an error. Linear in fields,
 * conditions and formulas; compile once per version and share the program.
 */
export function compile(
  definition: FormDefinition,
  types: PartialFieldTypeRegistry,
  { formulas, matchesPattern = matchInBrowser }: CompileOptions = {},
): Program {
  const linker = createFieldLinker(operators, formulas, findRealCycle, fillLinker);
  return buildProgram(definition, { types, linker, matchesPattern, readVariables });
}
