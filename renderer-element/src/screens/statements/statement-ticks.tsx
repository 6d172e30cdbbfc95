import {
  listStatements,
  type Statement,
} from '@form-builder/core/version-settings/list-statements.ts';
import { PromptError } from '../../dialogs/prompt-field.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { acceptedStatements } from '../../submission/statements.ts';
import type { ScreenProps } from '../base/screen-props.ts';

/** The statements that the visitor must accept, above the button that sends the form. */
export function StatementTicks(props: ScreenProps) {
  const { navigation, isOwnPage } = props;
  const { translate } = useText();
  const Heading = isOwnPage ? 'h2' : 'h3';
  return (
    <section className="part" part="statements">
      <Heading className="section-title">{translate('form.statements.title')}</Heading>
      {listStatements(navigation.loaded.form.settings).map((statement) => (
        <Tick key={statement.kind} {...props} statement={statement} />
      ))}
    </section>
  );
}

function Tick({
  controller,
  navigation,
  state,
  statement,
}: ScreenProps & { readonly statement: Statement }) {
  const { translate } = useText();
  const { kind, text } = statement;
  const accepted = acceptedStatements(navigation, state);
  const isAccepted = accepted.some((one) => one.kind === kind);
  const isMissing = !isAccepted && state.statements?.missing.includes(kind) === true;
  const others = accepted.filter((one) => one.kind !== kind);
  const id = `statement-${kind}`;
  return (
    <div className="field" data-invalid={isMissing ? '' : undefined} part="field">
      {isMissing && (
        <PromptError id={`${id}-error`} text={translate(`form.statements.missing_${kind}`)} />
      )}
      <label className="choice" part="choice">
        <input
          id={id}
          className="tick"
          type="checkbox"
          checked={isAccepted}
          aria-required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => {
            controller.state.statements = {
              accepted: event.currentTarget.checked ? [...others, { kind, text }] : others,
              missing: state.statements?.missing ?? [],
            };
          }}
        />
        <span className="choice-label">{text}</span>
      </label>
    </div>
  );
}
