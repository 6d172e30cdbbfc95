import { useCallback, useState, useSyncExternalStore } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';

interface PersonNoticeProps {
  readonly navigation: Pick<FormNavigation, 'open' | 'focus'>;
}

const never = () => undefined;

/** Says that the register of persons does not respond, with a button to try again. */
export function PersonNotice({ navigation }: PersonNoticeProps) {
  const { open } = navigation;
  const { translate } = useText();
  const { outside } = open;
  const subscribe = useCallback(
    (listener: () => void) => outside?.subscribe(listener) ?? never,
    [outside],
  );
  const isDown = useSyncExternalStore(subscribe, () => outside?.isPersonDown === true);
  const [isBusy, setBusy] = useState(false);
  const retry = () => {
    if (isBusy) return;
    setBusy(true);
    void outside
      ?.fetchLogins(open)
      .catch(ignoreOffline)
      .then(() => {
        // The button that had the focus disappears.
        if (!outside.isPersonDown) navigation.focus({ on: 'heading' });
      })
      .finally(() => setBusy(false));
  };
  if (!isDown) return null;
  return (
    <div className="notice notice-warning" role="alert">
      <p>{translate('form.login.person_down')}</p>
      <div className="notice-actions">
        <button className="button" type="button" aria-disabled={isBusy} onClick={retry}>
          {translate('form.login.retry')}
        </button>
      </div>
    </div>
  );
}
