import { useEffect, useRef, useState } from 'react';
import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import type { AuthAnswer } from '@form-builder/core/field-types/auth/auth.ts';
import { useText } from '../i18n/text-context.tsx';
import type { LoadServices, ServerDraft } from '../requests/form-services.ts';
import { useLazyModule } from '../lazy-modules/use-lazy-module.ts';
import { levelName } from './level-name.ts';
import { loggedIn } from './load-logged-in.ts';
import { registerLoginPanel } from './visible-login-panels.ts';
import { useLogin, type LoginState } from './use-login.ts';
import { useLoginRequest } from './use-login-request.ts';

interface LoginPanelProps {
  readonly provider: string;
  readonly minLevel: AssuranceLevel | undefined;
  /** The key of the login field; absent when the form itself requires the login. */
  readonly cellKey: string | undefined;
  /** Whether the visitor can go on without this login. */
  readonly isOptional?: boolean;
  /** The link of a person who logs in to co-sign. */
  readonly signing?: ServerDraft | undefined;
  readonly loadServices: LoadServices | undefined;
  readonly controlId: string;
  readonly describedBy: string | undefined;
  /** When the login of the present answer was; a change reports the login again. */
  readonly answeredAt?: string | undefined;
  /** Receives who is logged in, and `null` after logging out. */
  onLogin(answer: AuthAnswer | null): void;
}

/** The login with a provider: the required level, the button, and the logged-in person. */
export function LoginPanel(props: LoginPanelProps) {
  const { provider, loadServices, answeredAt, onLogin } = props;
  const { state, refresh } = useLogin(loadServices, provider);
  const latestOnLogin = useRef(onLogin);
  latestOnLogin.current = onLogin;
  useEffect(() => {
    if (state.kind !== 'known') return;
    const { login } = state;
    latestOnLogin.current(login ? answerOf(login) : null);
  }, [state, answeredAt]);
  useEffect(() => registerLoginPanel(provider), [provider]);
  return (
    // Takes the focus while the state of the login is loading.
    <div className="login" id={props.controlId} tabIndex={-1} aria-busy={state.kind === 'loading'}>
      <Inside {...props} state={state} refresh={refresh} />
    </div>
  );
}

/** The same answer as the server's own. */
const answerOf = ({ entity, authenticated_at, representation }: Login): AuthAnswer => ({
  entity,
  authenticated_at,
  ...(representation && { representation }),
});

interface InsideProps extends LoginPanelProps {
  readonly state: LoginState;
  refresh(): void;
}

function Inside(props: InsideProps) {
  const { state, refresh } = props;
  const { translate } = useText();
  if (state.kind === 'preview') return <LoggedOut {...props} name={props.provider} />;
  if (state.kind === 'loading') return <p role="status">{translate('form.login.loading')}</p>;
  if (state.kind === 'known') return <Known {...props} state={state} />;
  return (
    <div className="notice notice-warning" role="status">
      <p>{translate('form.login.unavailable')}</p>
      <button className="button" type="button" onClick={refresh}>
        {translate('form.login.retry')}
      </button>
    </div>
  );
}

interface KnownProps extends LoginPanelProps {
  readonly state: Extract<LoginState, { kind: 'known' }>;
  refresh(): void;
}

const loading: LoginState = { kind: 'loading' };

/** A login whose provider answered; all but the button is loaded when it is needed. */
function Known(props: KnownProps) {
  const { provider, login, isOver } = props.state;
  const isLater = Boolean(login ?? provider.outage) || isOver;
  const part = useLazyModule(loggedIn, isLater);
  const loggedOut = <LoggedOut {...props} {...provider} />;
  if (part) return <part.KnownLogin {...props} loggedOut={loggedOut} />;
  return isLater ? <Inside {...props} state={loading} /> : loggedOut;
}

interface LoggedOutProps extends LoginPanelProps {
  readonly name: string;
  readonly organisation?: string;
}

function LoggedOut(props: LoggedOutProps) {
  const { provider, minLevel, cellKey, signing, loadServices, describedBy } = props;
  const { name, organisation } = props;
  const text = useText();
  const { translate } = text;
  const [isFailed, setFailed] = useState(false);
  const { isBusy, run } = useLoginRequest(loadServices, setFailed);
  // The page of a login field has a primary button of its own.
  const look = cellKey === undefined ? 'button button-primary' : 'button';
  return (
    <>
      {organisation && (
        <p className="login-for">{translate('form.login.organisation', { organisation })}</p>
      )}
      {minLevel && (
        <p className="login-level">
          {translate('form.login.least_level', {
            level: levelName(minLevel, text),
          })}
        </p>
      )}
      {isFailed && (
        <p className="notice notice-warning" role="alert">
          {translate('form.login.unavailable')}
        </p>
      )}
      <button
        className={`${look} login-button`}
        part={look}
        type="button"
        aria-describedby={describedBy}
        onClick={() =>
          run(async (services) => {
            const { redirectToLogin } = await loggedIn.fetch(text);
            await redirectToLogin(services, { provider, minLevel, cellKey, signing });
          })
        }
      >
        {translate('form.login.log_in', { provider: name })}
      </button>
      <p className="unseen" role="status">
        {isBusy && translate('form.login.leaving_for', { provider: name })}
      </p>
    </>
  );
}
