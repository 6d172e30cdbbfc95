import { useEffect } from 'react';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { showOutcome } from '../../submission/submit.ts';
import { useOwnSubmission } from '../../submission/use-own-submission.ts';

const pauseMs = 3_000;

/** Shows that the server still checks the submission, and polls the result. */
export function WaitingScreen({ controller, navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const own = useOwnSubmission(controller, navigation);
  const { screen } = state;
  useEffect(() => {
    const timer = setInterval(() => {
      void own
        .call((client, request) => client.getOwnSubmission(request))
        .then(({ data }) => {
          if (data.awaits !== screen) showOutcome(own.context(), data);
        })
        .catch(ignoreRequestFailure);
    }, pauseMs);
    return () => clearInterval(timer);
  });
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section aria-busy>
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.waiting.title')}
      </Heading>
      <p className="explanation" role="status">
        {translate('form.waiting.text')}
      </p>
    </section>
  );
}

/** Offline, it polls again later. */
function ignoreRequestFailure(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
