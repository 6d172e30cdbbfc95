import { statementsMessages } from '@form-builder/core/messages/generated/statements/load.ts';
import { lazyModule } from '../../lazy-modules/lazy-module.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import { hasStatements } from '../../submission/has-statements.ts';
import type { ScreenProps } from '../base/screen-props.ts';

const shownStatements = lazyModule(() => import('./shown-statements.tsx'), [statementsMessages]);

/** The statements of a form that has any: to accept before sending, and as accepted after it. */
export function Statements(props: ScreenProps) {
  const code = useLazyModule(shownStatements, hasStatements(props.navigation));
  return code ? <code.ShownStatements {...props} /> : null;
}
