import { useText } from '../text/text-context.tsx';
import type { ScreenProps } from './screen-props.ts';
import { stepOf } from './step.ts';

interface PageHeadProps extends ScreenProps {
  readonly title: string;
}

/** Which form, which step, which page; the page's title takes the focus on each change. */
export function PageHead({ walk, state, isOwnPage, title }: PageHeadProps) {
  const { translate } = useText();
  const { form } = walk.loaded;
  const step = stepOf(state, walk.hasSummary);
  const {
    'theme.has_progress': hasProgress = true,
    'theme.has_progress.type': type,
    'theme.has_stepper': hasStepper,
  } = form.settings;
  const isStepped = hasStepper || (hasProgress && type === 'steps');
  const Heading = isOwnPage ? 'h1' : 'h2';
  const isSame = title === '' || title === form.title;
  return (
    <header className="head" part="head">
      {!isSame && <p className="form-title">{form.title}</p>}
      {step.total > 1 && (
        <>
          <p className="step" id="step">
            {translate('element.step', { page: step.page, total: step.total })}
          </p>
          {(hasProgress || isStepped) && (
            <progress className="progress" value={step.page} max={step.total} aria-hidden="true" />
          )}
          {isStepped && <Steps walk={walk} state={state} current={step.page} />}
        </>
      )}
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {title || form.title}
      </Heading>
    </header>
  );
}

interface StepsProps extends Pick<ScreenProps, 'walk' | 'state'> {
  /** Counted from 1. */
  readonly current: number;
}

/** The road by the titles of its pages, in place of the bar where there is room for it. */
function Steps({ walk, state, current }: StepsProps) {
  const { translate } = useText();
  const titles = state.road.map((index) => walk.loaded.form.pages[index]?.title);
  if (walk.hasSummary) titles.push(translate('element.summary_title'));
  return (
    <ol className="steps">
      {titles.map((title, index) => (
        <li key={index} aria-current={index + 1 === current ? 'step' : undefined}>
          {title}
        </li>
      ))}
    </ol>
  );
}
