import { MailLink } from './mail-link.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';

/** The screen after aborting: what happened to the answers, and how to resume. */
export function AbortedScreen({ controller, navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const isSaved = state.savedAt !== null;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section>
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('element.aborted_title')}
      </Heading>
      <p className="explanation">
        {translate(isSaved ? 'form.draft.aborted_saved' : 'form.draft.aborted')}
      </p>
      {isSaved && <MailLink controller={controller} navigation={navigation} />}
      <div className="buttons" part="buttons">
        <button
          className="button"
          part="button"
          type="button"
          onClick={() => {
            navigation.show(state);
            navigation.focus({ on: 'heading' });
            navigation.progress();
          }}
        >
          {translate('form.draft.resume_here')}
        </button>
        <button
          className="button-plain"
          part="button-plain"
          type="button"
          onClick={() => controller.reset()}
        >
          {translate('element.start_over')}
        </button>
      </div>
    </section>
  );
}
