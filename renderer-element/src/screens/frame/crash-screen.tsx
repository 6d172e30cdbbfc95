import { useEffect, useRef } from 'react';
import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { subscribe } from 'valtio/vanilla';
import { useText } from '../../i18n/text-context.tsx';
import { addText } from '../../i18n/form-text.ts';
import { reloadPage } from '../../requests/departure.ts';
import type { ScreenController, ScreenProps } from '../base/screen-props.ts';

interface CrashScreenProps extends Pick<ScreenProps, 'controller' | 'isOwnPage'> {
  /** Renders the crashed view again. */
  onRetry(): void;
}

/** Loads the screen's messages; throws a RequestFailure when offline. */
export async function loadCrashScreen({
  state: { text },
}: ScreenController): Promise<typeof CrashScreen> {
  if (text) await addText(text, [draftsMessages]);
  return CrashScreen;
}

/** An error of our own: shows that the answers are stored, and offers to reload the page. */
function CrashScreen({ controller, isOwnPage, onRetry }: CrashScreenProps) {
  const text = useText();
  const Heading = isOwnPage ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The failure belongs to one form; another form starts without it.
  const { opened } = controller.state;
  useEffect(
    () => subscribe(controller.state, () => controller.state.opened !== opened && onRetry()),
    [controller, opened, onRetry],
  );
  const isKept = controller.navigation?.loaded.form.settings['drafts.on_device'] !== false;
  const reload = () => {
    // Stores the first page as the current one, because this page crashes.
    controller.navigation?.begin();
    controller.navigation?.progress();
    controller.flushDraft();
    // Answers that the device may not store exist only in this document, so the form renders again
    // instead of reloading.
    if (isKept) reloadPage();
    else onRetry();
  };
  return (
    <section className="failure" role="alert" part="notice">
      <Heading className="heading" ref={heading} tabIndex={-1}>
        {text.translate('form.broken.title')}
      </Heading>
      <p>{text.translate(isKept ? 'form.broken.text' : 'form.broken.text_not_kept')}</p>
      <div className="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={reload}
        >
          {text.translate('form.broken.reload')}
        </button>
      </div>
    </section>
  );
}
