import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { ownSessionsQuery } from '../sessions/own-sessions-query.ts';
import { secondFactorQuery } from '../second-factor/second-factor-query.ts';
import { PasswordForm } from './password-form.tsx';

/** Changes the password; not shown to users of an external provider, which has their password. */
export function PasswordSection() {
  const { t } = useLingui();
  const { data: factor } = useQuery(secondFactorQuery);
  // `closed`: the button takes the focus back from the form.
  const [state, setState] = useState<'initial' | 'changing' | 'closed'>('initial');
  if (factor?.has_password !== true) return null;
  return (
    <section aria-labelledby="own-password">
      <Title order={2} id="own-password" mb="md">
        {t`Wachtwoord`}
      </Title>
      {state === 'changing' ? (
        <PasswordForm
          onSaved={() => {
            notifySuccess(t`Je wachtwoord is gewijzigd.`);
            setState('closed');
            return queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
          }}
          buttons={(isSaving) => (
            <FormButtons
              submitLabel={t`Wachtwoord opslaan`}
              isPending={isSaving}
              onCancel={() => setState('closed')}
            />
          )}
        />
      ) : (
        <>
          <Text mb="md">
            <Trans>
              Wijzig je wachtwoord als iemand anders het kan kennen. Op je andere apparaten word je
              dan uitgelogd.
            </Trans>
          </Text>
          <Group>
            <Button
              variant="default"
              autoFocus={state === 'closed'}
              onClick={() => setState('changing')}
            >
              <Trans>Wachtwoord wijzigen</Trans>
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
