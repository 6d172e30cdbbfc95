import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { PasswordConfirmation } from '../password-confirmation.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import { RemoveTotp } from './remove-totp.tsx';
import { TotpEnrolment } from './totp-enrolment.tsx';

/** The mode of the section: showing the second factor, or changing it. */
type Work =
  | { readonly kind: 'none' }
  | { readonly kind: 'enrol' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The second factor: connects an app, renews the recovery codes, or disables it. */
export function SecondFactorSection() {
  const { t } = useLingui();
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [work, setWork] = useState<Work>({ kind: 'none' });
  const stop = () => setWork({ kind: 'none' });
  const showCodes = async (codes: readonly string[]) => {
    setWork({ kind: 'codes', codes });
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  };
  return (
    <section aria-labelledby="second-factor">
      <Title order={2} id="second-factor" mb="md">
        {t`Tweede stap bij het inloggen`}
      </Title>
      {factor === undefined &&
        (error === null ? (
          <Skeleton height={120} />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        ))}
      {factor?.has_password === false && (
        <Text>
          <Trans>
            Je logt in bij de inlogvoorziening van je organisatie. Een tweede stap regel je daar.
          </Trans>
        </Text>
      )}
      {factor?.has_password === true && (
        <Stack gap="md">
          {work.kind === 'none' && <FactorState factor={factor} onWork={setWork} />}
          {work.kind === 'enrol' && <TotpEnrolment onDone={showCodes} onCancel={stop} />}
          {work.kind === 'codes' && <RecoveryCodes codes={work.codes} onDone={stop} />}
          {work.kind === 'renew' && (
            <PasswordConfirmation
              text={t`Je oude herstelcodes werken daarna niet meer.`}
              action={t`Nieuwe codes maken`}
              call={(password) => api.createRecoveryCodes({ body: { password_current: password } })}
              onDone={({ data }) => showCodes(data.recovery_codes)}
              onCancel={stop}
            />
          )}
          {work.kind === 'remove' && (
            <RemoveTotp hasPasskey={factor.has_passkey} onDone={stop} onCancel={stop} />
          )}
        </Stack>
      )}
    </section>
  );
}

interface FactorStateProps {
  readonly factor: {
    readonly has_totp: boolean;
    readonly has_passkey: boolean;
    readonly is_required: boolean;
    readonly recovery_codes_left: number;
  };
  readonly onWork: (work: Work) => void;
}

function FactorState({ factor, onWork }: FactorStateProps) {
  const { recovery_codes_left: left } = factor;
  if (!factor.has_totp && !factor.has_passkey)
    return (
      <>
        <Text>
          <Trans>
            Je logt in met alleen je wachtwoord. Met een code uit een app is je account ook veilig
            als iemand je wachtwoord kent.
          </Trans>
        </Text>
        <Group>
          <Button onClick={() => onWork({ kind: 'enrol' })}>
            <Trans>App koppelen</Trans>
          </Button>
        </Group>
      </>
    );
  return (
    <>
      <Text>
        {factor.has_totp ? (
          <Trans>Je logt in met je wachtwoord en een code uit je authenticator-app.</Trans>
        ) : (
          <Trans>Je logt in met je passkey, of met je wachtwoord en daarna je passkey.</Trans>
        )}{' '}
        <Trans>Ongebruikte herstelcodes: {left}.</Trans>
      </Text>
      <Group>
        <Button variant="default" onClick={() => onWork({ kind: 'enrol' })}>
          {factor.has_totp ? <Trans>Andere app koppelen</Trans> : <Trans>App koppelen</Trans>}
        </Button>
        <Button variant="default" onClick={() => onWork({ kind: 'renew' })}>
          <Trans>Nieuwe herstelcodes</Trans>
        </Button>
        {factor.has_totp && (!factor.is_required || factor.has_passkey) && (
          <Button variant="default" onClick={() => onWork({ kind: 'remove' })}>
            <Trans>Uitzetten</Trans>
          </Button>
        )}
      </Group>
      {factor.is_required && !factor.has_passkey && (
        <Text c="dimmed">
          <Trans>Je organisatie vraagt deze stap. Je kunt die niet uitzetten.</Trans>
        </Text>
      )}
    </>
  );
}
