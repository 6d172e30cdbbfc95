import type { ReactNode } from 'react';
import { ProblemsContext, UnconfiguredContext } from './problems-context.ts';
import { useFormChecker, type CheckedTexts } from './use-form-checker.ts';

interface ProblemsProviderProps {
  readonly version: CheckedTexts;
  readonly children: ReactNode;
}

/** Checks the edited version once for all parts of the editor that show its problems. */
export function ProblemsProvider({ version, children }: ProblemsProviderProps) {
  const { problems, unconfigured } = useFormChecker(version);
  return (
    <ProblemsContext value={problems}>
      <UnconfiguredContext value={unconfigured}>{children}</UnconfiguredContext>
    </ProblemsContext>
  );
}
