import type { Passkey } from '@form-builder/core/contract/staff/users/passkeys.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { PasswordConfirmation } from '../password-confirmation.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { secondFactorQuery } from '../second-factor/second-factor-query.ts';
import { AddPasskey } from './add-passkey.tsx';
import { supportsPasskeys } from './create-credential.ts';
import { PasskeyList } from './passkey-list.tsx';
import { passkeysQuery } from './passkeys-query.ts';

/** The mode of the section: the list, or one change of it. */
type Work =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly passkey: Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const list: Work = { kind: 'list' };

/** The passkeys of the user: adds, renames and removes them. Hidden from users without a password here. */
export function PasskeysSection() {
  const { t } = useLingui();
  const { data: factor } = useQuery(secondFactorQuery);
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);
  const [work, setWork] = useState<Work>(list);
  // The form or the button that had the focus is gone after a change.
  const heading = useRef<HTMLHeadingElement>(null);
  if (factor?.has_password !== true) return null;
  const showList = () => {
    setWork(list);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="passkeys">
      <Title order={2} id="passkeys" mb="md" ref={heading} tabIndex={-1}>
        {t`Passkeys`}
      </Title>
      {passkeys === undefined &&
        (error === null ? (
          <Skeleton height={120} />
        ) : (
          <LoadError error={error} onRetry={() => void refetch()} />
        ))}
      {passkeys && work.kind === 'list' && (
        <Stack gap="md">
          <Text>
            <Trans>
              Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat. Je
              hebt dan geen wachtwoord en geen code nodig.
            </Trans>
          </Text>
          <PasskeyList
            passkeys={passkeys}
            onRemove={(passkey) => setWork({ kind: 'remove', passkey })}
          />
          {supportsPasskeys() ? (
            <Group>
              <Button variant="default" onClick={() => setWork({ kind: 'add' })}>
                <Trans>Passkey toevoegen</Trans>
              </Button>
            </Group>
          ) : (
            <Text c="dimmed">
              <Trans>Deze browser ondersteunt geen passkeys.</Trans>
            </Text>
          )}
        </Stack>
      )}
      {work.kind === 'add' && (
        <AddPasskey
          onCancel={showList}
          onDone={async (codes) => {
            notifySuccess(t`De passkey is toegevoegd.`);
            if (codes.length === 0) showList();
            else setWork({ kind: 'codes', codes });
            await reloadFactors();
          }}
        />
      )}
      {work.kind === 'codes' && <RecoveryCodes codes={work.codes} onDone={showList} />}
      {work.kind === 'remove' && (
        <PasswordConfirmation
          text={t`Je kunt daarna niet meer inloggen met de passkey “${work.passkey.name}”. Verwijder die ook op je apparaat.`}
          action={t`Passkey verwijderen`}
          call={(password) =>
            api.removePasskey({
              body: { passkey_id: work.passkey.id, password_current: password },
            })
          }
          onCancel={showList}
          onDone={async () => {
            notifySuccess(t`De passkey is verwijderd.`);
            showList();
            await reloadFactors();
          }}
        />
      )}
    </section>
  );
}

async function reloadFactors(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}
