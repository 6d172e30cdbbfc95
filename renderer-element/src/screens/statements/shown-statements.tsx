import { stepIndexAt } from '../../navigation/steps.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { AcceptedStatements } from './accepted-statements.tsx';
import { StatementTicks } from './statement-ticks.tsx';

/** The statements on a screen: to accept before submitting, and as accepted afterwards. */
export function ShownStatements(props: ScreenProps) {
  if (props.state.screen === 'confirmation') return <AcceptedStatements {...props} />;
  return isAtEnd(props) ? <StatementTicks {...props} /> : null;
}

/** Whether the next button submits the form. */
function isAtEnd({ navigation, state }: ScreenProps): boolean {
  const { formSteps, isReturning, screen } = state;
  if (screen === 'summary') return true;
  const isLast = stepIndexAt(formSteps, state) === formSteps.steps.length - 1;
  return isLast && !navigation.hasSummary && !isReturning && !formSteps.stopBlock;
}
