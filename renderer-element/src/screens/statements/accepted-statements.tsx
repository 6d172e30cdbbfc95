import { useText } from '../../i18n/text-context.tsx';
import { acceptedStatements } from '../../submission/statements.ts';
import type { ScreenProps } from '../base/screen-props.ts';

/** The accepted statements, below the submitted answers. */
export function AcceptedStatements({ navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const Heading = isOwnPage ? 'h3' : 'h4';
  const accepted = acceptedStatements(navigation, state);
  if (accepted.length === 0) return null;
  return (
    <section part="statements">
      <Heading className="section-title">{translate('form.statements.accepted')}</Heading>
      {accepted.map(({ kind, text }) => (
        <p className="paragraph" key={kind}>
          {text}
        </p>
      ))}
    </section>
  );
}
