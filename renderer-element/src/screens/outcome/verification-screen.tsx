import { useEffect } from 'react';
import { CodeForm } from '../../dialogs/code-form.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { askBeforeClosing } from '../../state/unfinished-work.ts';
import { goTo } from '../../navigation/transitions.ts';
import { useOwnSubmission } from '../../submission/use-own-submission.ts';
import { showOutcome } from '../../submission/submit.ts';

/** Verifies the visitor's e-mail address with the code that was sent there. */
export function VerificationScreen({ controller, navigation, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const own = useOwnSubmission(controller, navigation);
  const { form } = navigation.loaded;
  const field = form.submission_settings.verification_field;
  const address = field === undefined ? undefined : navigation.open.session.answers()[field];
  // The form is not sent before the code is confirmed.
  useEffect(askBeforeClosing, []);
  const Heading = isOwnPage ? 'h1' : 'h2';
  const goBack = () => {
    const last = navigation.state.formSteps.steps.at(-1);
    if (last) goTo(navigation, last);
  };
  return (
    <section>
      <p className="form-title">{form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.verification.title')}
      </Heading>
      <p className="explanation">
        {translate('form.verification.text', {
          email: typeof address === 'string' ? address : '',
        })}
      </p>
      <CodeForm
        submitLabel={translate('form.verification.submit')}
        onNewCode={() => own.call((client, request) => client.requestVerificationCode(request))}
        onCode={async (code) => {
          const answer = await own.call((client, request) =>
            client.verifySubmission({ ...request, body: { code } }),
          );
          showOutcome(own.context(), answer.data);
        }}
      />
      <p className="aside">
        <button className="button-plain" type="button" onClick={goBack}>
          {translate('form.verification.back')}
        </button>
      </p>
    </section>
  );
}
