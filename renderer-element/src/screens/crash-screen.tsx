import { useEffect, useRef } from 'react';
import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { subscribe } from 'valtio/vanilla';
import { useText } from '../i18n/text-context.tsx';
import type { Visit } from '../form-controller/form-controller.ts';
import { addText } from '../i18n/form-text.ts';
import type { ScreenProps } from './screen-props.ts';

interface BrokenScreenProps extends Pick<ScreenProps, 'visit' | 'isOwnPage'> {
  /** Draws again what broke. */
  onRetry(): void;
}

/** The screen, once its words are there; throws a RequestFailure when the line is gone. */
export async function loadBrokenScreen({ state: { text } }: Visit): Promise<typeof BrokenScreen> {
  if (text) await addText(text, [draftsMessages]);
  return BrokenScreen;
}

/** Our own fault: what is kept is said, and the way on is to load the page anew. */
function BrokenScreen({ visit, isOwnPage, onRetry }: BrokenScreenProps) {
  const text = useText();
  const Heading = isOwnPage ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Another form begins unbroken.
  const { opened } = visit.state;
  useEffect(
    () => subscribe(visit.state, () => visit.state.opened !== opened && onRetry()),
    [visit, opened, onRetry],
  );
  const isKept = visit.walk?.loaded.form.settings['drafts.on_device'] !== false;
  const reload = () => {
    // Not on the page that breaks.
    visit.walk?.begin();
    visit.walk?.progress();
    visit.keepNow();
    // What the device may not keep lives in this document only: there the form is drawn again.
    if (isKept) location.reload();
    else onRetry();
  };
  return (
    <section className="failure" role="alert" part="notice">
      <Heading className="heading" ref={heading} tabIndex={-1}>
        {text.translate('visit.broken.title')}
      </Heading>
      <p>{text.translate(isKept ? 'visit.broken.text' : 'visit.broken.text_not_kept')}</p>
      <div className="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={reload}
        >
          {text.translate('visit.broken.reload')}
        </button>
      </div>
    </section>
  );
}
