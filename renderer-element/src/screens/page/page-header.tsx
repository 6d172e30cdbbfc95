import { useText } from '../../i18n/text-context.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { stepOf } from '../../navigation/step-count.ts';

interface PageHeadProps extends ScreenProps {
  readonly title: string;
}

/** Which form, which step, which page; the page's title takes the focus on each change. */
export function PageHead({ walk, state, isOwnPage, title }: PageHeadProps) {
  const { translate } = useText();
  const { form, guide } = walk.loaded;
  const step = stepOf(state, walk.hasSummary);
  const hasBar =
    (form.settings['theme.has_progress'] ?? true) &&
    form.settings['theme.has_progress.type'] !== 'steps';
  const Heading = isOwnPage ? 'h1' : 'h2';
  const isSame = title === '' || title === form.title;
  return (
    <header className="head" part="head">
      {!isSame && <p className="form-title">{form.title}</p>}
      {guide && <guide.Guide walk={walk} state={state} />}
      {step.total > 1 && (
        <>
          <p className="step" id="step">
            {translate('element.step', { page: step.page, total: step.total })}
          </p>
          {hasBar && (
            <progress className="progress" value={step.page} max={step.total} aria-hidden="true" />
          )}
        </>
      )}
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {title || form.title}
      </Heading>
    </header>
  );
}
