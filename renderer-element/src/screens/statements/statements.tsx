import { statementsMessages } from '@form-builder/core/messages/generated/statements/load.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import { hasStatements } from '../../submission/has-statements.ts';
import type { ScreenProps } from '../base/screen-props.ts';

const shownStatements = lazyModule(() => import('./shown-statements.tsx'), [statementsMessages]);

/** Loads the statements of a form: to accept before submitting, and as accepted afterwards. */
export function Statements(props: ScreenProps) {
  const code = useLazyModule(shownStatements, hasStatements(props.navigation));
  return code ? <code.ShownStatements {...props} /> : null;
}
