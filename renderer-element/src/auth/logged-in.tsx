import { useState } from 'react';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { formatDate, formatMoment } from '@form-builder/core/formats/dates/format-date.ts';
import { useText } from '../i18n/text-context.tsx';
import type { LoadServices } from '../requests/form-services.ts';
import { logOut } from './login-redirect.ts';
import { RepresentedNotice } from './represented-notice.tsx';
import { SessionWarning } from './session-warning.tsx';
import { useLoginRequest } from './use-login-request.ts';

interface LoggedInProps {
  readonly provider: string;
  /** The key of the login field, if any. */
  readonly cellKey: string | undefined;
  /** The provider's name for visitors. */
  readonly name: string;
  readonly login: Login;
  readonly loadServices: LoadServices | undefined;
  readonly describedBy: string | undefined;
  /** Requests the state of the login again. */
  refresh(): void;
}

/** Who is logged in, a button to log out, and a warning before the session expires. */
export function LoggedIn(props: LoggedInProps) {
  const { provider, cellKey, loadServices, describedBy, refresh, login, name } = props;
  const { translate } = useText();
  const [isFailed, setFailed] = useState(false);
  const { run } = useLoginRequest(loadServices, setFailed);
  const person = login.representation?.acting_name ?? login.entity.name;
  return (
    <>
      <RepresentedNotice login={login} />
      <p className="login-person">
        <strong>
          {person
            ? translate('form.login.logged_in', { name: person })
            : translate('form.login.logged_in_unnamed')}
        </strong>
        <span className="login-since">
          {translate('form.login.since', { provider: name, moment: momentOf(login) })}
        </span>
      </p>
      {isFailed && (
        <p className="notice notice-warning" role="alert">
          {translate('form.login.unavailable')}
        </p>
      )}
      <button
        className="button"
        part="button"
        type="button"
        aria-describedby={describedBy}
        onClick={() =>
          run(async (services) => {
            await logOut(services, { provider, savesAnswers: cellKey !== undefined });
            refresh();
          })
        }
      >
        {translate('form.login.log_out')}
      </button>
      <SessionWarning login={login} onExtend={refresh} />
    </>
  );
}

/** The time of the login, in the visitor's time zone. */
function momentOf({ authenticated_at: at }: LoggedInProps['login']): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return formatMoment(formatDate(`${day} ${two(date.getHours())}:${two(date.getMinutes())}`));
}
