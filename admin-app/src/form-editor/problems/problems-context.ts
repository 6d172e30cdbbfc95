import { createContext, use } from 'react';
import type { EditorProblem } from './problem.ts';

/** The problems of the edited version; `undefined` until they are found. */
export const ProblemsContext = createContext<readonly EditorProblem[] | undefined>(undefined);

/** Returns the problems of the edited version; `undefined` until they are found. */
export function useProblems(): readonly EditorProblem[] | undefined {
  return use(ProblemsContext);
}
