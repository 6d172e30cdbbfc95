import { useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import { reloadPage } from '../requests/departure.ts';
import type { LoadServices } from '../requests/form-services.ts';
import { logOut } from './login-redirect.ts';
import { useLoginRequest } from './use-login-request.ts';

interface EndLoginButtonProps {
  readonly provider: string;
  readonly loadServices: LoadServices | undefined;
}

/**
 * Logs out on a page that does not show the login. The answers stay on the device only: a draft on the server would be of
 * this login, and who logs in for the wrong person leaves to log in for another.
 */
export function EndLoginButton({ provider, loadServices }: EndLoginButtonProps) {
  const { translate } = useText();
  const [isFailed, setFailed] = useState(false);
  const { run } = useLoginRequest(loadServices, setFailed);
  const end = () =>
    run(async (services) => {
      const url = await logOut(services, { provider, savesAnswers: false });
      // The page asks for a login again; a provider with a logout of its own comes back to it.
      if (url === null) reloadPage();
    });
  return (
    <>
      <button className="button-plain" type="button" onClick={end}>
        {translate('form.login.log_out')}
      </button>
      {isFailed && <p role="alert">{translate('form.login.unavailable')}</p>}
    </>
  );
}
