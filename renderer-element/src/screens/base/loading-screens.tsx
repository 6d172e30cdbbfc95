import { useText } from '../../i18n/text-context.tsx';
import type { ScreenProps } from './screen-props.ts';

interface LoadingScreenProps {
  /** Whether fetching failed and is being retried. */
  readonly isOffline?: boolean | undefined;
}

/** Shown while the form loads. */
export function LoadingScreen({ isOffline }: LoadingScreenProps) {
  const { translate } = useText();
  return (
    <p className="loading" role="status">
      {translate(isOffline ? 'element.load_failed_offline' : 'element.loading')}
    </p>
  );
}

/** Shows why the form cannot be shown, with a retry button when that makes sense. */
export function FailureScreen({ controller, state, isOwnPage }: Omit<ScreenProps, 'navigation'>) {
  const { problem, text } = state;
  if (!problem) return null;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section className="failure" role="alert" part="notice">
      <Heading className="heading">{problem.title}</Heading>
      <p>{problem.text}</p>
      {problem.canRetry && text && (
        <div className="buttons">
          <button
            className="button button-primary"
            part="button button-primary"
            type="button"
            onClick={() => void controller.open()}
          >
            {text.translate('element.retry')}
          </button>
        </div>
      )}
    </section>
  );
}
