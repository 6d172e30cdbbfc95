import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { AccountLanguageInput } from '../languages/account-language-input.tsx';
import {
  activateLanguage,
  chooseLanguage,
  findLanguage,
  storedLanguage,
  type Language,
} from '../languages/languages.ts';
import { sessionState } from '../session/session-state.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';

const valuesOf = (user: User) => ({
  first_name: user.first_name,
  last_name: user.last_name,
  position: user.position ?? '',
  locale: findLanguage(user.locale) ?? 'nl',
});

/** The name, position and language of the signed-in user, who changes these without an administrator. */
export function OwnProfileForm({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: valuesOf(user),
    validate: {
      first_name: (name) => (name.trim() === '' ? t`Vul een voornaam in.` : null),
      last_name: (name) => (name.trim() === '' ? t`Vul een achternaam in.` : null),
    },
  });
  useUnsavedChangesGuard(form.isDirty());
  const save = useMutation({
    mutationFn: async ({ position, ...names }: typeof form.values) =>
      (await api.updateOwnProfile({ body: { ...names, position: position.trim() || null } })).data,
    meta: { showsErrors: true },
    onSuccess: async (saved) => {
      sessionState.user = saved;
      form.setInitialValues(valuesOf(saved));
      form.reset();
      await showIn(findLanguage(saved.locale) ?? 'nl');
      notifySuccess(t`Je gegevens zijn opgeslagen.`);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="md">
        <FailureAlert error={save.error} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t`Voornaam`}
            autoComplete="given-name"
            maxLength={100}
            withAsterisk
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t`Achternaam`}
            autoComplete="family-name"
            maxLength={100}
            withAsterisk
            {...form.getInputProps('last_name')}
          />
        </SimpleGrid>
        <TextInput
          label={t`Functie`}
          autoComplete="organization-title"
          maxLength={100}
          {...form.getInputProps('position')}
        />
        <AccountLanguageInput {...form.getInputProps('locale')} />
        <SaveButtons isSaving={save.isPending} isDirty={form.isDirty()} onReset={form.reset} />
      </Stack>
    </form>
  );
}

/** A language that was chosen on this device goes before that of the account, so it changes too. */
async function showIn(language: Language): Promise<void> {
  if (storedLanguage() === undefined) await activateLanguage(language);
  else await chooseLanguage(language);
}
