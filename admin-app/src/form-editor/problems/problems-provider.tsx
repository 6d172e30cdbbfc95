import type { ReactNode } from 'react';
import { ProblemsContext, UnconfiguredContext } from './problems-context.ts';
import { useFormChecker } from './use-form-checker.ts';

interface ProblemsProviderProps {
  /** The languages of the version; the first one is its own. */
  readonly languages: readonly string[];
  readonly children: ReactNode;
}

/** Checks the edited version once for all parts of the editor that show its problems. */
export function ProblemsProvider({ languages, children }: ProblemsProviderProps) {
  const { problems, unconfigured } = useFormChecker(languages);
  return (
    <ProblemsContext value={problems}>
      <UnconfiguredContext value={unconfigured}>{children}</UnconfiguredContext>
    </ProblemsContext>
  );
}
