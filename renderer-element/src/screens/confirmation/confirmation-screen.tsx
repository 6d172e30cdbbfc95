import type { ComponentType } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { TestBanner } from '../notices/test-banner.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import type { AnyFieldView } from '../../state/fields/field-view.ts';
import { confirmationMail, paidReceipt } from './confirmation-modules.ts';
import { Statements } from '../statements/statements.tsx';
import { AnswerList } from '../summary/answer-list.tsx';
import { DoneIcon } from './done-icon.tsx';
import { CopyMailOffer } from './mails/copy-mail-offer.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ReturnLink } from './return-link.tsx';

/** The screen after submitting: the number in large type, what happens next, and the answers. */
export function ConfirmationScreen(props: ScreenProps) {
  const { navigation, state, isOwnPage } = props;
  const { translate } = useText();
  const { form } = navigation.loaded;
  const Part = isOwnPage ? 'h2' : 'h3';
  const next = form.settings['confirmation.text'];
  const mail = useLazyModule(confirmationMail, form.settings['confirmation_mail.is_enabled']);
  return (
    <div>
      <TestBanner form={form} />
      <SentHead {...props} MailNote={mail?.ConfirmationMailNote} />
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
      <ReturnLink returnUrl={state.sent?.returnUrl ?? null} />
      <section className="part">
        <Part className="section-title">{translate('element.confirmation_answers')}</Part>
        {isWhole(props) && <AnswerList navigation={navigation} titleAs={isOwnPage ? 'h3' : 'h4'} />}
        <Statements {...props} />
        <div className="buttons">
          <PdfButton navigation={navigation} state={state} />
          <button className="button" part="button" type="button" onClick={() => window.print()}>
            {translate('element.confirmation_print')}
          </button>
        </div>
        <CopyMailOffer navigation={navigation} state={state} />
      </section>
    </div>
  );
}

/**
 * Whether the session has the submitted answers: after a reload or a payment the device may have only
 * some of them, newer ones, or none.
 */
function isWhole({ state: { isRestored, wasSentEarlier, isPartial } }: ScreenProps): boolean {
  return !isRestored && !wasSentEarlier && !isPartial;
}

/** Whether the visitor may have left the page to pay. */
function hasFee({ open }: ScreenProps['navigation']): boolean {
  const views: readonly Pick<AnyFieldView, 'isPaid'>[] = Object.values(open.views);
  return views.some(({ isPaid }) => isPaid);
}

interface SentHeadProps extends ScreenProps {
  /** Absent until its code is loaded. */
  readonly MailNote: ComponentType<Pick<ScreenProps, 'navigation' | 'state'>> | undefined;
}

function SentHead({ MailNote, ...props }: SentHeadProps) {
  const { navigation, state, isOwnPage } = props;
  const { translate } = useText();
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <header className="sent" part="confirmation">
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading sent-title" id="heading" tabIndex={-1}>
        <DoneIcon />
        {translate('element.confirmation_title')}
      </Heading>
      {state.number === null ? (
        <p className="sent-label">{translate('form.steps.no_number')}</p>
      ) : (
        <>
          <p className="sent-label">{translate('element.confirmation_number')}</p>
          <p className="sent-number" part="number">
            {state.number}
          </p>
          <p>{translate('element.confirmation_keep')}</p>
        </>
      )}
      {MailNote && <MailNote navigation={navigation} state={state} />}
      <Receipt {...props} />
    </header>
  );
}

/** For forms with a fee. */
function Receipt(props: ScreenProps) {
  const code = useLazyModule(paidReceipt, hasFee(props.navigation));
  return code ? <code.PaidReceipt {...props} isWhole={isWhole(props)} /> : null;
}
