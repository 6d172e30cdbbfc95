import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { matchesPattern } from '../../patterns/match-pattern.ts';

/** A cache of compiled versions, which evicts the least recently used one. */
export interface ProgramCache {
  /** Returns the program of the key; when it is not cached, compiles the result of `load`. */
  readonly get: (key: string, load: () => Promise<FormDefinition>) => Promise<Program>;
}

/** Caches at most `size` programs. A draft version can change, so keys contain its revision. */
export function createProgramCache(size: number): ProgramCache {
  const programs = new Map<string, Program>();
  return {
    get: async (key, load) => {
      const program =
        programs.get(key) ??
        compile(await load(), fieldTypes, { formulas: formulaEngine, matchesPattern });
      programs.delete(key);
      programs.set(key, program);
      const [oldest] = programs.keys();
      if (programs.size > size && oldest !== undefined) programs.delete(oldest);
      return program;
    },
  };
}

/** The source of a compiled program. */
export const definitionOf = ({ pages, root }: Program): FormDefinition => ({
  pages: pages.map(({ page }) => page),
  variables: variablesOf({ root }),
});

/** The variables of the form. */
export const variablesOf = ({ root }: Pick<Program, 'root'>): readonly Variable[] =>
  root.fields.flatMap(({ variable }) => variable ?? []);
