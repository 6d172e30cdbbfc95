import { createContext, use } from 'react';

/** Whether a condition or group holds with the sample answers. */
export interface Finding {
  readonly holds: boolean;
  /** The condition with the answer that it read, as a clause after `because`; absent for a group. */
  readonly reason?: string;
}

/** The findings of a rule that is tried, by the id of the condition or group. */
export type Findings = ReadonlyMap<string, Finding>;

/** `undefined` while the rule is not tried. */
export const FindingsContext = createContext<Findings | undefined>(undefined);

export const useFindings = (): Findings | undefined => use(FindingsContext);
