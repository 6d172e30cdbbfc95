import { useRef } from 'react';
import type { CoSignature } from '@form-builder/core/contract/visitor/co-signatures.ts';
import { LoginPanel } from '../../auth/login-panel.tsx';
import { useText } from '../../i18n/text-context.tsx';
import loginStyles from '../../theme/fields/service-fields.css?inline';
import { useStyles } from '../../theme/use-styles.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import { findSignLink } from './sign-link.ts';
import type { CoSignatureCalls } from './use-co-signature.ts';

interface SignLoginProps extends Pick<ScreenProps, 'controller' | 'navigation'> {
  readonly calls: CoSignatureCalls;
  readonly signature: CoSignature;
}

/** The logins from which a co-signer chooses, and the logged-in person. */
export function SignLogin({ calls, signature, controller, navigation }: SignLoginProps) {
  const { translate } = useText();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, loginStyles);
  const loggedIn = useRef(new Set<string>());
  const { identity, logins } = signature;
  const noteLogin = (provider: string, isLoggedIn: boolean) => {
    const wasLoggedIn = loggedIn.current.has(provider);
    if (isLoggedIn) loggedIn.current.add(provider);
    else loggedIn.current.delete(provider);
    // Requested again after each login and logout, because the server decides who may sign.
    if (isLoggedIn ? identity === 'needed' : wasLoggedIn) void calls.load();
  };
  return (
    <div ref={root} className="part">
      {(identity === 'same_person' ||
        identity === 'represents' ||
        identity === 'level_too_low') && (
        <p className="notice notice-warning" role="alert">
          {translate(`form.co_signature.${identity}`)}
        </p>
      )}
      {logins.map(({ provider, least_level: minLevel }) => (
        <LoginPanel
          key={provider}
          provider={provider}
          minLevel={minLevel ?? undefined}
          cellKey={undefined}
          signing={findSignLink(controller.state)}
          loadServices={navigation.open.fieldContext.loadServices}
          controlId={`sign-login-${provider}`}
          describedBy={undefined}
          onLogin={(answer) => noteLogin(provider, answer !== null)}
        />
      ))}
    </div>
  );
}
