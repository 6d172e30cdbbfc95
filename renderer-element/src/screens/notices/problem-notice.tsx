import { ErrorIcon } from '../../theme/error-icon.tsx';
import type { ScreenProps } from '../base/screen-props.ts';

/** Why submitting or navigating failed, beside the button to retry; takes the focus. */
export function ProblemNotice({ state }: Pick<ScreenProps, 'state'>) {
  const { problem } = state;
  if (!problem) return null;
  return (
    <section className="notice notice-error" aria-labelledby="problem" part="notice">
      <h2 className="notice-title" id="problem" tabIndex={-1}>
        <ErrorIcon />
        {problem.title}
      </h2>
      <p>{problem.text}</p>
    </section>
  );
}
