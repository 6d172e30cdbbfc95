import { useEffect, useRef, useState } from 'react';
import { draftsMessages } from '@form-builder/core/messages/generated/drafts/load.ts';
import { subscribe } from 'valtio/vanilla';
import { useText } from '../text/text-context.tsx';
import { addText } from '../visit/visit-text.ts';
import type { ScreenProps } from './screen-props.ts';

interface BrokenScreenProps extends Pick<ScreenProps, 'visit' | 'isOwnPage'> {
  /** Draws again what broke. */
  onRetry(): void;
}

/** Our own fault: what is kept is said, and the way on is to load the page anew. */
export function BrokenScreen({ visit, isOwnPage, onRetry }: BrokenScreenProps) {
  const text = useText();
  const Heading = isOwnPage ? 'h1' : 'h2';
  const [isWorded, setWorded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const show = () => setWorded(true);
    // Without a line the words that are missing are told by their ids' last resort.
    addText(text, [draftsMessages]).then(show, show);
  }, [text]);
  useEffect(() => heading.current?.focus(), [isWorded]);
  // Another form begins unbroken.
  const { opened } = visit.state;
  useEffect(
    () => subscribe(visit.state, () => visit.state.opened !== opened && onRetry()),
    [visit, opened, onRetry],
  );
  if (!isWorded) return null;
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
