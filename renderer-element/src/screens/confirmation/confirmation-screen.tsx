import type { ScreenProps } from '../base/screen-props.ts';
import { TestBanner } from '../notices/test-banner.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { AnswerList } from '../summary/answer-list.tsx';
import { DoneIcon } from './done-icon.tsx';
import { PdfButton } from './pdf-button.tsx';
import { ReturnLink } from './return-link.tsx';

/** After submitting: the number in large type, what happens next, and the answers. */
export function ConfirmationScreen(props: ScreenProps) {
  const { navigation, state, isOwnPage } = props;
  const { translate } = useText();
  const { form } = navigation.loaded;
  const Part = isOwnPage ? 'h2' : 'h3';
  const next = form.settings['confirmation.text'];
  return (
    <div>
      <TestBanner form={form} />
      <SentHead {...props} />
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
        {isWhole(state) && <AnswerList navigation={navigation} titleAs={isOwnPage ? 'h3' : 'h4'} />}
        <div className="buttons">
          <PdfButton navigation={navigation} state={state} />
          <button className="button" part="button" type="button" onClick={() => window.print()}>
            {translate('element.confirmation_print')}
          </button>
        </div>
      </section>
    </div>
  );
}

/** Whether these are the submitted answers: the device stores not all, or later ones. */
const isWhole = ({ isRestored, wasSentEarlier }: ScreenProps['state']) =>
  !isRestored && !wasSentEarlier;

function SentHead({ navigation, state, isOwnPage }: ScreenProps) {
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
        <p className="sent-label">{translate('visit.road.no_number')}</p>
      ) : (
        <>
          <p className="sent-label">{translate('element.confirmation_number')}</p>
          <p className="sent-number" part="number">
            {state.number}
          </p>
          <p>{translate('element.confirmation_keep')}</p>
        </>
      )}
      {state.sent?.receipt && <p>{state.sent.receipt}</p>}
    </header>
  );
}
