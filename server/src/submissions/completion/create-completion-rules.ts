import type { CompletionRules } from './complete-submission.ts';
import { createCompletionSteps, type StepSurroundings } from './completion-steps.ts';
import { createProgramCache } from '../answers/program-cache.ts';

/** Compiled versions: more than a large tenant publishes, a few MB in all. */
const programsAtHand = 200;

/** The rules of completing, the same for requests and for jobs. */
export function createCompletionRules(around: StepSurroundings): CompletionRules {
  return {
    programs: createProgramCache(programsAtHand),
    steps: createCompletionSteps(around),
  };
}
