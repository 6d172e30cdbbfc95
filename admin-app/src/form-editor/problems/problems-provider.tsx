import type { ReactNode } from 'react';
import { ProblemsContext } from './problems-context.ts';
import { useFormChecker } from './use-form-checker.ts';

/** Checks the edited version once for all parts of the editor that show its problems. */
export function ProblemsProvider({ children }: { readonly children: ReactNode }) {
  return <ProblemsContext value={useFormChecker()}>{children}</ProblemsContext>;
}
