import { ErrorIcon } from '../../theme/error-icon.tsx';
import type { ScreenProps } from '../base/screen-props.ts';

/** Why sending or moving on failed, beside the button that tries again; takes the focus. */
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
