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
  const hasProgress = form.settings['theme.has_progress'] ?? true;
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
          {hasProgress && (
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
