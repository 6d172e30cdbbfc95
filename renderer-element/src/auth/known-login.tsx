import type { ReactNode } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { LoadServices } from '../requests/form-services.ts';
import { LoggedIn } from './logged-in.tsx';
import { OutageNotice } from './outage-notice.tsx';
import type { LoginState } from './use-login.ts';

export { redirectToLogin } from './login-redirect.ts';

interface KnownLoginProps {
  readonly provider: string;
  readonly cellKey: string | undefined;
  readonly isOptional?: boolean;
  readonly loadServices: LoadServices | undefined;
  readonly describedBy: string | undefined;
  readonly state: Extract<LoginState, { kind: 'known' }>;
  /** The button to log in with. */
  readonly loggedOut: ReactNode;
  /** Requests the state of the login again. */
  refresh(): void;
}

/** The logged-in person, the notice of an outage, or the button with the notice that the session has just expired. */
export function KnownLogin(props: KnownLoginProps) {
  const { login, provider } = props.state;
  const { name, outage } = provider;
  if (login) return <LoggedIn {...props} login={login} name={name} />;
  if (outage) return <OutageNotice {...props} name={name} outage={outage} />;
  return <Expired>{props.loggedOut}</Expired>;
}

function Expired({ children }: { readonly children: ReactNode }) {
  const { translate } = useText();
  return (
    <>
      <p className="notice notice-warning" role="alert">
        {translate('form.login.expired')}
      </p>
      {children}
    </>
  );
}
