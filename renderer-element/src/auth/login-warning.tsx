import { useRef } from 'react';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { useText } from '../i18n/text-context.tsx';
import styles from '../theme/fields/service-fields.css?inline';
import { useStyles } from '../theme/use-styles.ts';
import { useFormState } from '../state/use-form-state.ts';
import { isFillingIn, isNeverStored, type Screen } from '../state/screen.ts';
import { readTabData } from './login-store.ts';
import { visibleLoginPanels } from './visible-login-panels.ts';
import { PersonNotice } from './person-notice.tsx';
import { EndLoginButton } from './end-login-button.tsx';
import { RepresentedNotice } from './represented-notice.tsx';
import { SessionWarning } from './session-warning.tsx';
import { useLogin } from './use-login.ts';
import { findLoginField } from './find-login-field.ts';

interface LoginWarningsProps {
  readonly navigation: FormNavigation;
  readonly screen: Screen;
}

interface LoginWarningProps extends LoginWarningsProps {
  readonly provider: string;
}

/** The session warnings for the logins of this tab, on every screen until the form is submitted. */
export function LoginWarnings({ navigation, screen }: LoginWarningsProps) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const providers = useRef(Object.keys(readTabData(navigation.loaded.form.id).tokens ?? {}));
  if (isNeverStored(screen)) return null;
  return (
    <div ref={root}>
      <PersonNotice navigation={navigation} />
      {providers.current.map((provider) => (
        <WatchedLogin key={provider} provider={provider} navigation={navigation} screen={screen} />
      ))}
    </div>
  );
}

/** Shows nothing where the page already shows the login. */
function WatchedLogin(props: LoginWarningProps) {
  const shown = useFormState(visibleLoginPanels);
  return shown[props.provider] ? null : <LoginWarning {...props} />;
}

function LoginWarning({ provider, navigation, screen }: LoginWarningProps) {
  const { translate } = useText();
  const { loadServices } = navigation.open.fieldContext;
  const { state, refresh } = useLogin(loadServices, provider);
  if (state.kind !== 'known') return null;
  const { login, isOver } = state;
  // A form that waits for its payment has no fields to link to.
  const toLogin = isFillingIn(screen) ? findLoginField(navigation, provider) : undefined;
  const link = toLogin && (
    <button className="button-plain" type="button" onClick={toLogin}>
      {translate('form.login.go_to')}
    </button>
  );
  if (login) {
    return (
      <>
        <RepresentedNotice login={login}>
          {link ?? (isFillingIn(screen) && <EndLoginButton {...{ provider, loadServices }} />)}
        </RepresentedNotice>
        <SessionWarning login={login} onExtend={refresh}>
          {link}
        </SessionWarning>
      </>
    );
  }
  return isOver ? (
    <div className="notice notice-warning" role="alert">
      <p>{translate('form.login.expired')}</p>
      {link && <div className="notice-actions">{link}</div>}
    </div>
  ) : null;
}
