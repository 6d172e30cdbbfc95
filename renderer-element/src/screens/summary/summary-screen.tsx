import { PageHeader } from '../page/page-header.tsx';
import { SubmitLabel } from '../page/submit-label.tsx';
import { Notices } from '../notices/notices.tsx';
import { Statements } from '../statements/statements.tsx';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { changeAnswer, previous } from '../../navigation/transitions.ts';
import { AnswerList } from './answer-list.tsx';

/** The summary before submitting: all answers, each with a link to change it. */
export function SummaryScreen(props: ScreenProps) {
  const { controller, navigation, state, isOwnPage } = props;
  const { translate } = useText();
  const last = navigation.loaded.form.pages[state.formSteps.steps.at(-1)?.pageIndex ?? 0];
  return (
    <div>
      <Notices {...props} />
      <PageHeader {...props} title={translate('element.summary_title')} />
      <p className="explanation">{translate('element.summary_text')}</p>
      <AnswerList
        navigation={navigation}
        titleAs={isOwnPage ? 'h2' : 'h3'}
        onChange={(path) => changeAnswer(navigation, path)}
      />
      <Statements {...props} />
      <ProblemNotice state={state} />
      <div className="buttons" part="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={() => void controller.submit()}
        >
          {state.busy === 'submitting' ? (
            translate('element.submitting')
          ) : (
            <SubmitLabel navigation={navigation} own={last?.submit_button_label} />
          )}
        </button>
        <button className="button" part="button" type="button" onClick={() => previous(navigation)}>
          {translate('element.previous')}
        </button>
      </div>
    </div>
  );
}
