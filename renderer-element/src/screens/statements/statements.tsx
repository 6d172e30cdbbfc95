import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import { hasStatements } from '../../submission/has-statements.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { statementsModule } from '../lazy/lazy-modules.ts';

/** The statements of a form that has any: to accept before sending, and as accepted after it. */
export function Statements(props: ScreenProps) {
  const code = useLazyModule(statementsModule, hasStatements(props.navigation));
  return code ? <code.ShownStatements {...props} /> : null;
}
