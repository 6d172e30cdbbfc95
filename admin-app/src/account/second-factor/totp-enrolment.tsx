import { Trans, useLingui } from '@lingui/react/macro';
import { Code, List, Skeleton, Stack, TextInput } from '@mantine/core';
import { PasswordInput } from '../../password-input/password-input.tsx';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../api/client.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { LoadError } from '../../feedback/load-error.tsx';
import { QrCode } from './qr-code.tsx';

interface TotpEnrolmentProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Connects an app: scan or type the secret, then prove it with a code. */
export function TotpEnrolment({ onDone, onCancel }: TotpEnrolmentProps) {
  const { t } = useLingui();
  const offer = useQuery({
    // Each request creates a new secret, so it is made once per opening.
    queryKey: ['totpEnrolment', useId()],
    queryFn: async () => (await api.startTotpEnrolment({})).data,
    staleTime: Infinity,
    gcTime: 0,
  });
  const form = useForm({
    initialValues: { code: '', password_current: '' },
    validate: {
      code: (code) => (/^\d{6}$/.test(code.replace(/\s/g, '')) ? null : t`Vul de 6 cijfers in.`),
      password_current: (password) => (password === '' ? t`Vul je wachtwoord in.` : null),
    },
  });
  const confirm = useMutation({
    mutationFn: async (body: typeof form.values) => (await api.confirmTotpEnrolment({ body })).data,
    meta: { showsErrors: true },
    onSuccess: (data) => onDone(data.recovery_codes),
  });
  if (offer.data === undefined)
    return offer.error === null ? (
      <Skeleton height={320} />
    ) : (
      <LoadError error={offer.error} onRetry={() => void offer.refetch()} />
    );
  const { secret, qr } = offer.data;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => confirm.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={confirm.error} />
        <List type="ordered" spacing="sm">
          <List.Item>
            <Trans>
              Installeer een authenticator-app, bijvoorbeeld Microsoft Authenticator of FreeOTP.
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>Scan deze QR-code met de app.</Trans>
            <QrCode label={t`QR-code voor je authenticator-app`} {...qr} />
            <Trans>Lukt scannen niet? Typ dan deze sleutel in de app:</Trans>{' '}
            <Code>{secret.replace(/.{4}(?=.)/g, '$& ')}</Code>
          </List.Item>
          <List.Item>
            <Trans>Neem de code van 6 cijfers over die de app laat zien.</Trans>
          </List.Item>
        </List>
        <TextInput
          label={t`Code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          maw="10rem"
          withAsterisk
          {...form.getInputProps('code')}
        />
        <PasswordInput
          label={t`Huidig wachtwoord`}
          autoComplete="current-password"
          maxLength={200}
          withAsterisk
          {...form.getInputProps('password_current')}
        />
        <FormButtons
          submitLabel={t`App koppelen`}
          isPending={confirm.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
