import { useRef } from 'react';
import type { ScreenProps } from '../pages/screen-props.ts';
import { useText } from '../text/text-context.tsx';
import { useStyles } from '../theme/use-styles.ts';
import { AnswerList } from './answer-list.tsx';
import styles from './summary.css?inline';
import { DoneIcon } from './done-icon.tsx';

/** Sent: the number in large type, what happens next, and what was filled in. */
export function ConfirmationScreen({ walk, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const { form } = walk.loaded;
  const Heading = isOwnPage ? 'h1' : 'h2';
  const Part = isOwnPage ? 'h2' : 'h3';
  const next = form.settings['confirmation.text'];
  return (
    <div ref={root}>
      <header className="sent" part="confirmation">
        <p className="form-title">{form.title}</p>
        <Heading className="heading sent-title" id="heading" tabIndex={-1}>
          <DoneIcon />
          {translate('element.confirmation_title')}
        </Heading>
        {state.number && (
          <>
            <p className="sent-label">{translate('element.confirmation_number')}</p>
            <p className="sent-number" part="number">
              {state.number}
            </p>
            <p>{translate('element.confirmation_keep')}</p>
          </>
        )}
      </header>
      {form.is_test && <p className="notice">{translate('element.test_form')}</p>}
      {next && (
        <section className="part">
          <Part className="section-title">{translate('element.confirmation_next')}</Part>
          {next.split(/\n{2,}/).map((paragraph, index) => (
            <p className="paragraph" key={index}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      <section className="part">
        <Part className="section-title">{translate('element.confirmation_answers')}</Part>
        <AnswerList walk={walk} titleAs={isOwnPage ? 'h3' : 'h4'} />
        <div className="buttons">
          <button className="button" part="button" type="button" onClick={() => window.print()}>
            {translate('element.confirmation_print')}
          </button>
        </div>
      </section>
    </div>
  );
}
