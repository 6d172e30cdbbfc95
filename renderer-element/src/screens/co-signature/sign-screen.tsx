import { useRef, useState } from 'react';
import type { CoSignature } from '@form-builder/core/contract/visitor/co-signatures.ts';
import { PromptError } from '../../dialogs/prompt-field.tsx';
import { formatLongMoment } from '../../i18n/format-time.ts';
import { useText } from '../../i18n/text-context.tsx';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import { useStyles } from '../../theme/use-styles.ts';
import { LoadingScreen } from '../base/loading-screens.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import { TestBanner } from '../notices/test-banner.tsx';
import { AnswerItems } from '../summary/answer-items.tsx';
import { CodeScreen } from './code-screen.tsx';
import styles from './co-signature.css?inline';
import { signLogins } from './load-sign-login.ts';
import { SignForm } from './sign-form.tsx';
import { findSignLink } from './sign-link.ts';
import { useCoSignature, type CoSignatureCalls } from './use-co-signature.ts';

/**
 * The screen of a co-signer: with a link or a code the answers to sign, else the input for the
 * code.
 */
export function SignScreen(props: ScreenProps) {
  const { controller, navigation } = props;
  const [isFound, setFound] = useState(() => findSignLink(controller.state) !== undefined);
  if (isFound) return <FoundSignature {...props} />;
  const show = () => {
    setFound(true);
    navigation.focus({ on: 'heading' });
  };
  return <CodeScreen {...props} onFound={show} />;
}

/**
 * The answers, the text to agree to, and the choice to sign or decline; before a required login,
 * only the login.
 */
function FoundSignature({ controller, navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  const calls = useCoSignature(controller, () => navigation.focus({ on: 'heading' }));
  const { signature } = calls;
  const { form } = navigation.loaded;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section ref={root} className="sign-screen" aria-busy={calls.isBusy}>
      {signature && <TestBanner form={{ ...form, is_test: signature.is_test }} />}
      <p className="form-title">{signature?.form_title ?? form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate(`form.co_signature.${stateOf(calls)}_title`)}
      </Heading>
      <ProblemNotice state={state} />
      <Content
        calls={calls}
        controller={controller}
        navigation={navigation}
        isOwnPage={isOwnPage}
      />
    </section>
  );
}

const stateOf = ({ signature, error }: CoSignatureCalls) => {
  if (signature === undefined) return error === undefined ? 'loading' : 'failed';
  return signature.state === 'waiting' && !maySign(signature) ? 'login' : signature.state;
};

const maySign = ({ identity }: CoSignature) => identity === 'not_needed' || identity === 'known';

interface ContentProps extends Pick<ScreenProps, 'controller' | 'navigation' | 'isOwnPage'> {
  readonly calls: CoSignatureCalls;
}

function Content({ calls, ...place }: ContentProps) {
  const { translate } = useText();
  const { signature } = calls;
  if (signature === undefined)
    return calls.error === undefined ? <LoadingScreen /> : <Failed {...calls} />;
  const { state } = signature;
  if (state === 'waiting') return <Waiting calls={calls} signature={signature} {...place} />;
  return (
    <p className="explanation" role="status">
      {translate(`form.co_signature.${state}`)}
    </p>
  );
}

function Failed({ error = '', load }: CoSignatureCalls) {
  const { translate } = useText();
  return (
    <>
      <p className="explanation" role="alert">
        {error}
      </p>
      <div className="buttons" part="buttons">
        <button
          className="button button-primary"
          part="button button-primary"
          type="button"
          onClick={() => void load()}
        >
          {translate('element.retry')}
        </button>
      </div>
    </>
  );
}

interface ToSignProps extends ContentProps {
  readonly signature: CoSignature;
}

/** The login remains visible while the co-signature is requested again. */
function Waiting(props: ToSignProps) {
  const { translate } = useText();
  const { calls, signature } = props;
  const isByLogin = signature.logins.length > 0;
  const logins = useLazyModule(signLogins, isByLogin);
  if (isByLogin && !logins) return <LoadingScreen />;
  return (
    <>
      {!maySign(signature) && (
        <p className="explanation">{translate('form.co_signature.login_text')}</p>
      )}
      {logins && <logins.SignLogin {...props} />}
      {maySign(signature) && <ToSign {...props} />}
      {calls.error !== undefined && <PromptError text={calls.error} />}
    </>
  );
}

function ToSign({ calls, signature, isOwnPage }: ToSignProps) {
  const { translate, locale } = useText();
  const Title = isOwnPage ? 'h2' : 'h3';
  const until = formatLongMoment(Date.parse(signature.expires_at), locale);
  return (
    <>
      <p className="explanation">{translate('form.co_signature.text')}</p>
      <p className="explanation">{translate('form.co_signature.until', { until })}</p>
      <div className="answers">
        {signature.sections.map(({ pageId, title, items }) => (
          <section className="answers-page" key={pageId}>
            {title && <Title className="answers-title">{title}</Title>}
            <AnswerItems items={items} />
          </section>
        ))}
      </div>
      <p className="aside">{translate('form.co_signature.left_out')}</p>
      <SignForm calls={calls} signature={signature} titleAs={Title} />
    </>
  );
}
