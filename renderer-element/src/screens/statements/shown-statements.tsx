import { stepIndexAt } from '../../navigation/steps.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { AcceptedStatements } from './accepted-statements.tsx';
import { StatementTicks } from './statement-ticks.tsx';

/** The statements on a screen: to accept where the next step is sending, and as accepted after it. */
export function ShownStatements(props: ScreenProps) {
  if (props.state.screen === 'confirmation') return <AcceptedStatements {...props} />;
  return isAtEnd(props) ? <StatementTicks {...props} /> : null;
}

/** Whether the next step is sending. */
function isAtEnd({ navigation, state }: ScreenProps): boolean {
  const { formSteps, isReturning, screen } = state;
  if (screen === 'summary') return true;
  const isLast = stepIndexAt(formSteps, state) === formSteps.steps.length - 1;
  return isLast && !navigation.hasSummary && !isReturning && !formSteps.stopBlock;
}
