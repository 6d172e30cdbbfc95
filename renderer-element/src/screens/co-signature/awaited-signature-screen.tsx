import { useEffect, useRef } from 'react';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import { useText } from '../../i18n/text-context.tsx';
import { goTo } from '../../navigation/transitions.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import { showOutcome } from '../../submission/submit.ts';
import { useOwnSubmission } from '../../submission/use-own-submission.ts';
import { useStyles } from '../../theme/use-styles.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { CodeToPassOn } from './code-to-pass-on.tsx';
import styles from './co-signature.css?inline';
import { useCoSignatureCode } from './use-co-signature-code.ts';

/** The polling interval: a second person takes minutes to days. */
const pauseMs = 15_000;

/** Shown to the visitor until the second person has signed or declined; polls the state. */
export function AwaitedSignatureScreen({ controller, navigation, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const own = useOwnSubmission(controller, navigation);
  const { form } = navigation.loaded;
  const field = form.settings['co_signature.recipient'] ?? '';
  const answer = navigation.open.session.answers()[field];
  const email = typeof answer === 'string' ? answer : '';
  const code = useCoSignatureCode(own, form.settings['co_signature.method'] === 'login');
  const isTold =
    form.settings['confirmation_mail.is_enabled'] === true ||
    form.submission_settings.verification_field !== undefined;
  const goBack = () => {
    const last = navigation.state.formSteps.steps.at(-1);
    if (last) goTo(navigation, last);
  };
  const show = (data: OwnSubmission) => {
    if (data.status === 'final' || data.awaits !== null) return showOutcome(own.context(), data);
    goBack();
    controller.state.problem = {
      title: translate('form.co_signature.returned_title'),
      text: translate('form.co_signature.returned'),
      canRetry: false,
    };
    navigation.focus({ on: 'problem' });
  };
  const look = () =>
    own
      .call((client, request) => client.getOwnSubmission(request))
      .then(({ data }) => data.awaits !== 'co_signature' && show(data))
      .catch(ignoreRequestFailure);
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const timer = setInterval(() => void latest.current(), pauseMs);
    return () => clearInterval(timer);
  }, []);
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  const Heading = isOwnPage ? 'h1' : 'h2';
  const Title = isOwnPage ? 'h2' : 'h3';
  return (
    <section ref={root} className="sign-screen">
      <p className="form-title">{form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.co_signature.awaited_title')}
      </Heading>
      <p className="explanation" role="status">
        {email === ''
          ? translate('form.co_signature.awaited_code_only')
          : translate('form.co_signature.awaited', { email })}
      </p>
      {code !== null && <CodeToPassOn code={code} isTitled={email !== ''} titleAs={Title} />}
      <p className="explanation">
        {translate(isTold ? 'form.co_signature.awaited_told' : 'form.co_signature.awaited_close')}
      </p>
      <p className="aside">
        <button className="button-plain" type="button" onClick={goBack}>
          {translate(
            email === '' ? 'form.co_signature.change_answers' : 'form.co_signature.change',
          )}
        </button>
      </p>
    </section>
  );
}

/** Offline, it polls again later. */
function ignoreRequestFailure(error: unknown): void {
  if (!(error instanceof RequestFailure)) throw error;
}
