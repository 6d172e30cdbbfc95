import { PageHead } from '../page/page-header.tsx';
import { Notices } from '../notices/notices.tsx';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { change, previous } from '../../navigation/transitions.ts';
import { AnswerList } from './answer-list.tsx';

/** All answers for a last look, each with a way to change it; sending happens from here. */
export function SummaryScreen(props: ScreenProps) {
  const { visit, walk, state, isOwnPage } = props;
  const { translate } = useText();
  const last = walk.loaded.form.pages[state.road.steps.at(-1)?.pageIndex ?? 0];
  return (
    <div>
      <Notices {...props} />
      <PageHead {...props} title={translate('element.summary_title')} />
      <p className="explanation">{translate('element.summary_text')}</p>
      <AnswerList
        walk={walk}
        titleAs={isOwnPage ? 'h2' : 'h3'}
        onChange={(path) => change(walk, path)}
      />
      <ProblemNotice state={state} />
      <div className="buttons" part="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={() => void visit.submit()}
        >
          {state.busy === 'submitting'
            ? translate('element.submitting')
            : last?.submit_button_label || translate('element.submit')}
        </button>
        <button className="button" part="button" type="button" onClick={() => previous(walk)}>
          {translate('element.previous')}
        </button>
      </div>
    </div>
  );
}
