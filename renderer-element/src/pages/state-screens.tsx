import { useText } from '../text/text-context.tsx';
import { ErrorIcon } from '../theme/icons.tsx';
import type { ScreenProps } from './screen-props.ts';

/** Shown until the form is there. */
export function LoadingScreen() {
  const { translate } = useText();
  return (
    <p className="loading" role="status">
      {translate('element.loading')}
    </p>
  );
}

/** Why the form cannot be shown, and the way on if there is one. */
export function FailureScreen({ visit, state }: Pick<ScreenProps, 'visit' | 'state'>) {
  const { problem, text } = state;
  if (!problem) return null;
  return (
    <section className="notice notice-error" role="alert" part="notice">
      <h2 className="notice-title">
        <ErrorIcon />
        {problem.title}
      </h2>
      <p>{problem.text}</p>
      {problem.canRetry && text && (
        <button className="button" part="button" type="button" onClick={() => void visit.open()}>
          {text.translate('element.retry')}
        </button>
      )}
    </section>
  );
}
