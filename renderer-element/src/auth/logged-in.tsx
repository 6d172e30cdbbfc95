import { useState } from 'react';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { formatDate, formatMoment } from '@form-builder/core/formats/format-date.ts';
import { useText } from '../i18n/text-context.tsx';
import type { FindServices } from '../requests/form-services.ts';
import { logOut } from './login-redirect.ts';
import { StayLoggedIn } from './session-warning.tsx';
import { useLoginStep } from './use-login-request.ts';

export { logIn } from './login-redirect.ts';

interface LoggedInProps {
  readonly provider: string;
  /** The provider's name, as people know it. */
  readonly name: string;
  readonly login: Login;
  readonly findServices: FindServices | undefined;
  readonly describedBy: string | undefined;
  /** Looks again who is logged in. */
  look(): void;
}

/** Whoever is logged in, the way to end that, and a warning before it ends by itself. */
export function LoggedIn(props: LoggedInProps) {
  const { provider, findServices, describedBy, look, login, name } = props;
  const { translate } = useText();
  const [isFailed, setFailed] = useState(false);
  const { run } = useLoginStep(findServices, setFailed);
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
