import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { queryClient } from '../../api/query-client.ts';
import { findSignIn } from '../../session/current-sign-in.ts';
import { sessionState } from '../../session/session-state.ts';
import { PasswordForm } from './password-form.tsx';

/**
 * Asks for the new password that an administrator or the age of the present one requires, over everything else. Work that was open below it
 * remains.
 */
export function RequiredPassword() {
  const { t } = useLingui();
  return (
    <Modal
      opened
      onClose={() => undefined}
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus
      title={t`Kies een nieuw wachtwoord`}
    >
      <Stack gap="lg" maw="34rem" mx="auto">
        <Text>
          <Trans>
            Een beheerder vraagt je om een nieuw wachtwoord te kiezen, of je wachtwoord is ouder dan
            je organisatie toestaat. Daarna kun je verder. Op je andere apparaten word je uitgelogd.
          </Trans>
        </Text>
        <PasswordForm
          onSaved={goOn}
          buttons={(isSaving) => (
            <Group>
              <Button type="submit" loading={isSaving}>
                <Trans>Opslaan en verdergaan</Trans>
              </Button>
              <Button variant="default" onClick={() => void findSignIn()?.signOut()}>
                <Trans>Uitloggen</Trans>
              </Button>
            </Group>
          )}
        />
      </Stack>
    </Modal>
  );
}

/** A session that could not start begins again; otherwise the screen below reads what it missed. */
async function goOn(): Promise<void> {
  if (sessionState.user === null) {
    location.reload();
    return;
  }
  sessionState.mustChangePassword = false;
  await queryClient.invalidateQueries();
}
