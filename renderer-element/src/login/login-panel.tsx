import { useEffect, useRef, useState } from 'react';
import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { AuthAnswer } from '@form-builder/core/field-types/auth/auth.ts';
import { formatDate, formatMoment } from '@form-builder/core/formats/format-date.ts';
import { useText } from '../text/text-context.tsx';
import type { FindServices } from '../visit/form-services.ts';
import { RequestFailure } from '../visit/request-failure.ts';
import { levelName } from './level-name.ts';
import { logIn, logOut } from './log-in.ts';
import { notePanel } from './shown-panels.ts';
import { StayLoggedIn } from './stay-logged-in.tsx';
import { useLogin, type LoginState } from './use-login.ts';

interface LoginPanelProps {
  readonly provider: string;
  readonly leastLevel: AssuranceLevel | undefined;
  /** Of the field it stands in; absent when the form itself asks. */
  readonly cellKey: string | undefined;
  readonly findServices: FindServices | undefined;
  readonly controlId: string;
  readonly describedBy: string | undefined;
  /** Told who is logged in, and `null` once nobody is. */
  onLogin(answer: AuthAnswer | null): void;
}

/** Logging in: who may use the number, the button, and whoever is logged in. */
export function LoginPanel(props: LoginPanelProps) {
  const { provider, findServices, onLogin } = props;
  const { state, look } = useLogin(findServices, provider);
  const tell = useRef(onLogin);
  tell.current = onLogin;
  useEffect(() => {
    if (state.kind !== 'known') return;
    const { login } = state;
    tell.current(login ? { entity: login.entity, authenticated_at: login.authenticated_at } : null);
  }, [state]);
  useEffect(() => notePanel(provider), [provider]);
  return (
    // Focus can wait here while it is looked up who is logged in.
    <div className="login" id={props.controlId} tabIndex={-1} aria-busy={state.kind === 'loading'}>
      <Inside {...props} state={state} look={look} />
    </div>
  );
}

interface InsideProps extends LoginPanelProps {
  readonly state: LoginState;
  look(): void;
}

function Inside(props: InsideProps) {
  const { state, look } = props;
  const { translate } = useText();
  if (state.kind === 'preview') return <LoggedOut {...props} name={props.provider} />;
  if (state.kind === 'loading') return <p role="status">{translate('visit.login.loading')}</p>;
  if (state.kind === 'unavailable') {
    return (
      <div className="notice notice-warning" role="status">
        <p>{translate('visit.login.unavailable')}</p>
        <button className="button" type="button" onClick={look}>
          {translate('visit.login.retry')}
        </button>
      </div>
    );
  }
  const { login, provider, isOver } = state;
  if (login) {
    return <LoggedIn {...props} login={login} name={provider.name} />;
  }
  return (
    <>
      {isOver && (
        <p className="notice notice-warning" role="alert">
          {translate('visit.login.expired')}
        </p>
      )}
      <LoggedOut {...props} name={provider.name} organisation={provider.organisation} />
    </>
  );
}

interface LoggedOutProps extends LoginPanelProps {
  readonly name: string;
  readonly organisation?: string;
}

function LoggedOut(props: LoggedOutProps) {
  const { provider, leastLevel, cellKey, findServices, describedBy } = props;
  const { name, organisation } = props;
  const text = useText();
  const { translate } = text;
  const [isFailed, setFailed] = useState(false);
  const { isBusy, run } = useStep(findServices, setFailed);
  return (
    <>
      {organisation && (
        <p className="login-for">{translate('visit.login.organisation', { organisation })}</p>
      )}
      {leastLevel && (
        <p className="login-level">
          {translate('visit.login.least_level', {
            level: levelName(leastLevel, text),
          })}
        </p>
      )}
      {isFailed && (
        <p className="notice notice-warning" role="alert">
          {translate('visit.login.unavailable')}
        </p>
      )}
      <button
        className="button button-primary login-button"
        part="button button-primary"
        type="button"
        aria-describedby={describedBy}
        onClick={() => run((services) => logIn(services, { provider, leastLevel, cellKey }))}
      >
        {translate('visit.login.log_in', { provider: name })}
      </button>
      <p className="unseen" role="status">
        {isBusy && translate('visit.login.leaving_for', { provider: name })}
      </p>
    </>
  );
}

interface LoggedInProps extends InsideProps {
  readonly login: NonNullable<Extract<LoginState, { kind: 'known' }>['login']>;
  readonly name: string;
}

function LoggedIn(props: LoggedInProps) {
  const { provider, findServices, describedBy, look, login, name } = props;
  const { translate } = useText();
  const [isFailed, setFailed] = useState(false);
  const { run } = useStep(findServices, setFailed);
  const person = login.entity.name;
  return (
    <>
      <p className="login-person">
        <strong>
          {person
            ? translate('visit.login.logged_in', { name: person })
            : translate('visit.login.logged_in_unnamed')}
        </strong>
        <span className="login-since">
          {translate('visit.login.since', { provider: name, moment: momentOf(login) })}
        </span>
      </p>
      {isFailed && (
        <p className="notice notice-warning" role="alert">
          {translate('visit.login.unavailable')}
        </p>
      )}
      <button
        className="button"
        part="button"
        type="button"
        aria-describedby={describedBy}
        onClick={() =>
          run(async (services) => {
            await logOut(services, provider);
            look();
          })
        }
      >
        {translate('visit.login.log_out')}
      </button>
      <StayLoggedIn login={login} onLook={look} />
    </>
  );
}

/** The moment of logging in, on the visitor's own clock. */
function momentOf({ authenticated_at: at }: LoggedInProps['login']): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return formatMoment(formatDate(`${day} ${two(date.getHours())}:${two(date.getMinutes())}`));
}

/** Runs one step at a time with the services; what the server refuses is told. */
function useStep(findServices: FindServices | undefined, setFailed: (isFailed: boolean) => void) {
  const [isBusy, setBusy] = useState(false);
  const run = (step: (services: Awaited<ReturnType<FindServices>>) => Promise<void>) => {
    if (isBusy || !findServices) return;
    setBusy(true);
    setFailed(false);
    findServices()
      .then(step)
      .catch((error: unknown) => {
        if (!(error instanceof RequestFailure)) throw error;
        setFailed(true);
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
