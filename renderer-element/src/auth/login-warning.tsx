import { useRef } from 'react';
import { ref } from 'valtio/vanilla';
import type { ScreenProps } from '../screens/screen-props.ts';
import { useText } from '../i18n/text-context.tsx';
import styles from '../theme/service-fields.css?inline';
import { useStyles } from '../theme/use-styles.ts';
import { useVisitState } from '../state/use-form-state.ts';
import type { Visit } from '../form-controller/form-controller.ts';
import { isOnTheWay } from '../state/form-state.ts';
import { readKept } from './login-store.ts';
import { shownPanels } from './visible-login-panels.ts';
import { StayLoggedIn } from './session-warning.tsx';
import { useLogin } from './use-login.ts';
import { wayToLogin } from './find-login-field.ts';

/** Lets every screen of a visit warn before a login ends, wherever on the road the login stands. */
export function watchLogins(visit: Visit): void {
  visit.state.extras = ref({ ...visit.state.extras, Login: LoginWatch });
}

/** The logins of this tab, on the screens where answers are given. */
function LoginWatch({ walk, state }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const providers = useRef(Object.keys(readKept(walk.loaded.form.id).tokens ?? {}));
  if (!isOnTheWay(state.screen)) return null;
  return (
    <div ref={root}>
      {providers.current.map((provider) => (
        <WatchedLogin key={provider} provider={provider} walk={walk} />
      ))}
    </div>
  );
}

/** Stays silent where the page shows the login itself. */
function WatchedLogin({ provider, walk }: Pick<ScreenProps, 'walk'> & { provider: string }) {
  const shown = useVisitState(shownPanels);
  return shown[provider] ? null : <LoginWarning provider={provider} walk={walk} />;
}

function LoginWarning({ provider, walk }: Pick<ScreenProps, 'walk'> & { provider: string }) {
  const { translate } = useText();
  const { state, look } = useLogin(walk.open.surroundings.findServices, provider);
  if (state.kind !== 'known') return null;
  const { login, isOver } = state;
  const toLogin = wayToLogin(walk, provider);
  const link = toLogin && (
    <button className="button-plain" type="button" onClick={toLogin}>
      {translate('visit.login.go_to')}
    </button>
  );
  if (login) {
    return (
      <StayLoggedIn login={login} onLook={look}>
        {link}
      </StayLoggedIn>
    );
  }
  return isOver ? (
    <div className="notice notice-warning" role="alert">
      <p>{translate('visit.login.expired')}</p>
      {link && <div className="notice-actions">{link}</div>}
    </div>
  ) : null;
}
