import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { useOffline } from '../../requests/use-offline.ts';

/**
 * The screen of a queued form, which is submitted as soon as the visitor is online, unless they
 * change something.
 */
export function QueuedScreen({ controller, navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const isOffline = useOffline();
  const { form } = navigation.loaded;
  const isKept = form.settings['drafts.on_device'] !== false;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section>
      <p className="form-title">{form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.queue.title')}
      </Heading>
      <p className="explanation">
        {translate(isKept ? 'form.queue.text' : 'form.queue.text_not_kept')}
      </p>
      <p className="notice notice-warning" role="status">
        {translate(
          state.busy === 'submitting'
            ? 'element.submitting'
            : isOffline
              ? 'form.queue.offline'
              : 'form.queue.trying',
        )}
      </p>
      <div className="buttons" part="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={() => void controller.send('complete')}
        >
          {translate('form.queue.try_now')}
        </button>
        <button
          className="button"
          part="button"
          type="button"
          onClick={() => leaveQueue(navigation)}
        >
          {translate('form.queue.cancel')}
        </button>
      </div>
    </section>
  );
}

/** Returns to the form, which is then submitted only by the visitor. */
function leaveQueue(navigation: ScreenProps['navigation']): void {
  navigation.show(navigation.state, navigation.hasSummary ? 'summary' : 'page');
  navigation.focus({ on: 'heading' });
  navigation.progress();
}
