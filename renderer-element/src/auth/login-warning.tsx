import { useRef } from 'react';
import { ref } from 'valtio/vanilla';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useText } from '../i18n/text-context.tsx';
import styles from '../theme/service-fields.css?inline';
import { useStyles } from '../theme/use-styles.ts';
import { useFormState } from '../state/use-form-state.ts';
import type { FormController } from '../form-controller/form-controller.ts';
import { isFillingIn } from '../state/form-state.ts';
import { readTabData } from './login-store.ts';
import { visibleLoginPanels } from './visible-login-panels.ts';
import { SessionWarning } from './session-warning.tsx';
import { useLogin } from './use-login.ts';
import { findLoginField } from './find-login-field.ts';

/** Lets every screen of a visit warn before a login ends, wherever on the road the login stands. */
export function showLoginWarnings(controller: FormController): void {
  controller.state.frameViews = ref({ ...controller.state.frameViews, Login: LoginWarnings });
}

/** The logins of this tab, on the screens where answers are given. */
function LoginWarnings({ navigation, state }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const providers = useRef(Object.keys(readTabData(navigation.loaded.form.id).tokens ?? {}));
  if (!isFillingIn(state.screen)) return null;
  return (
    <div ref={root}>
      {providers.current.map((provider) => (
        <WatchedLogin key={provider} provider={provider} navigation={navigation} />
      ))}
    </div>
  );
}

/** Stays silent where the page shows the login itself. */
function WatchedLogin({
  provider,
  navigation,
}: Pick<ScreenProps, 'navigation'> & { provider: string }) {
  const shown = useFormState(visibleLoginPanels);
  return shown[provider] ? null : <LoginWarning provider={provider} navigation={navigation} />;
}

function LoginWarning({
  provider,
  navigation,
}: Pick<ScreenProps, 'navigation'> & { provider: string }) {
  const { translate } = useText();
  const { state, refresh } = useLogin(navigation.open.fieldContext.loadServices, provider);
  if (state.kind !== 'known') return null;
  const { login, isOver } = state;
  const toLogin = findLoginField(navigation, provider);
  const link = toLogin && (
    <button className="button-plain" type="button" onClick={toLogin}>
      {translate('visit.login.go_to')}
    </button>
  );
  if (login) {
    return (
      <SessionWarning login={login} onExtend={refresh}>
        {link}
      </SessionWarning>
    );
  }
  return isOver ? (
    <div className="notice notice-warning" role="alert">
      <p>{translate('visit.login.expired')}</p>
      {link && <div className="notice-actions">{link}</div>}
    </div>
  ) : null;
}
