import { useEffect, useState } from 'react';
import type { Login } from '@form-builder/core/contract/login.ts';
import { useText } from '../text/text-context.tsx';

interface StayLoggedInProps {
  /** By the server's clock, at the moment the login was read. */
  readonly secondsLeft: number;
  readonly login: Login;
  /** Looks again, which begins the idle time anew. */
  onLook(): void;
}

const warningMinutes = 2;
const warningS = warningMinutes * 60;

/** Warns two minutes before an idle visitor is logged out, with one button to stay. */
export function StayLoggedIn({ secondsLeft, login, onLook }: StayLoggedInProps) {
  const { translate } = useText();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    setNear(false);
    const warning = setTimeout(() => setNear(true), Math.max(0, secondsLeft - warningS) * 1000);
    const end = setTimeout(onLook, (secondsLeft + 1) * 1000);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
    // A login that was read anew begins anew; the way to look is the same all along.
  }, [login]);
  return (
    <div role="alert">
      {isNear && (
        <div className="notice notice-warning">
          <p>{translate('visit.login.warning', { minutes: warningMinutes })}</p>
          <button className="button" type="button" onClick={onLook}>
            {translate('visit.login.extend')}
          </button>
        </div>
      )}
    </div>
  );
}
