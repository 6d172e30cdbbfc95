import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { reopenServerDraft } from '../../drafts/resume-draft.ts';

/** The screen for an invalid or expired resume link: the reason, and how to continue. */
export function DeadLinkScreen({ controller, navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const { problem } = state;
  const Heading = isOwnPage ? 'h1' : 'h2';
  if (!problem) return null;
  const look = problem.canRetry ? 'button' : 'button button-primary';
  const openForm = () => {
    // Continues without the draft of the link, because this device may store other answers.
    controller.begin(navigation.loaded);
    controller.navigation?.focus({ on: 'heading' });
  };
  return (
    <section>
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {problem.title}
      </Heading>
      <p className="explanation">{problem.text}</p>
      <div className="buttons" part="buttons">
        {problem.canRetry && (
          <button
            className="button button-primary"
            part="button button-primary"
            type="button"
            onClick={() => void reopenServerDraft(controller)}
          >
            {translate('element.retry')}
          </button>
        )}
        <button className={look} part={look} type="button" onClick={openForm}>
          {translate('form.dead_link.to_form')}
        </button>
      </div>
    </section>
  );
}
