import { createContext, use } from 'react';
import type { EditorProblem } from './problem.ts';

/** The problems of the edited version; `undefined` until they are found. */
export const ProblemsContext = createContext<readonly EditorProblem[] | undefined>(undefined);

/** Returns the problems of the edited version; `undefined` until they are found. */
export function useProblems(): readonly EditorProblem[] | undefined {
  return use(ProblemsContext);
}

/** The ids of the fields that lack what they need to work, in one text: the same text draws nothing again. */
export const UnconfiguredContext = createContext('');

/** Returns whether a field lacks what it needs to work, such as the provider of a login. */
export const useIsUnconfigured = (fieldId: string): boolean =>
  use(UnconfiguredContext).split(' ').includes(fieldId);

/** Returns what is wrong with a setting of a field, while that prevents publishing. */
export const useSettingProblem = (fieldId: string, setting: string): string | undefined =>
  use(ProblemsContext)?.find(
    ({ severity, finding }) =>
      severity === 'error' &&
      finding?.path.field_id === fieldId &&
      finding.path.rule_id === undefined &&
      finding.path.setting === setting,
  )?.text;
