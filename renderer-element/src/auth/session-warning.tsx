import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { useText } from '../i18n/text-context.tsx';

interface SessionWarningProps {
  readonly login: Login;
  /** Extends the session: the idle time starts again. */
  onExtend(): void;
  /** Another action beside extending. */
  readonly children?: ReactNode;
}

const warningMinutes = 2;
const warningS = warningMinutes * 60;

/** Warns an idle visitor two minutes before the session expires, with a button to extend it. */
export function SessionWarning({ login, onExtend, children }: SessionWarningProps) {
  const { translate } = useText();
  const [isNear, setNear] = useState(false);
  const refresh = useRef(onExtend);
  refresh.current = onExtend;
  useEffect(() => {
    // The server sends the seconds left, not a time, because the device's clock may be wrong.
    const { seconds_left: leftS } = login;
    setNear(false);
    const warning = setTimeout(() => setNear(true), Math.max(0, leftS - warningS) * 1000);
    const end = setTimeout(() => refresh.current(), (leftS + 1) * 1000);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [login]);
  return (
    <div role="alert">
      {isNear && (
        <div className="notice notice-warning">
          <p>{translate('form.login.warning', { minutes: warningMinutes })}</p>
          <div className="notice-actions">
            <button className="button" type="button" onClick={onExtend}>
              {translate('form.login.extend')}
            </button>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
