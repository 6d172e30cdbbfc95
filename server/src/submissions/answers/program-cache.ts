import type { FormDefinition, Page } from '@form-builder/core/form/form-definition.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { formulaEngine } from '@form-builder/core/session/formulas/formula-engine.ts';
import { compile } from '@form-builder/core/session/compile.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import { matchesPattern } from './match-pattern.ts';

/** A cache of compiled versions: the least recently used one goes first. */
export interface ProgramCache {
  /** The program under the key; compiled from what `load` returns when it is not cached. */
  readonly get: (key: string, load: () => Promise<FormDefinition>) => Promise<Program>;
}

/**
 * Caches at most `size` programs. A version can change while it is a draft, so that keys contain
 * its revision.
 */
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

/** The pages that a program was compiled from. */
export const pagesOf = ({ pages }: Program): readonly Page[] => pages.map(({ page }) => page);
