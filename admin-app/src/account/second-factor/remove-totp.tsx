import { useLingui } from '@lingui/react/macro';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { PasswordConfirmation } from '../password-confirmation.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

interface RemoveTotpProps {
  /** Whether a second step remains afterwards. */
  readonly hasPasskey: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Disconnects the authenticator app. */
export function RemoveTotp({ hasPasskey, onDone, onCancel }: RemoveTotpProps) {
  const { t } = useLingui();
  return (
    <PasswordConfirmation
      text={
        hasPasskey
          ? t`Daarna log je in met je passkey, of met je wachtwoord en daarna je passkey.`
          : t`Daarna log je in met alleen je wachtwoord. Dat is minder veilig.`
      }
      action={t`Tweede stap uitzetten`}
      call={(password) => api.removeSecondFactor({ body: { password_current: password } })}
      onDone={async () => {
        onDone();
        notifySuccess(hasPasskey ? t`De app is losgekoppeld.` : t`De tweede stap staat uit.`);
        await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      }}
      onCancel={onCancel}
    />
  );
}
