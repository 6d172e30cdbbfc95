import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { emailIssues } from '@form-builder/core/validation/rules/text/email.ts';
import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { AccountLanguageInput } from '../languages/account-language-input.tsx';
import { findLanguage } from '../languages/languages.ts';
import { useUser } from '../session/use-user.ts';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { useUpdateUser } from './use-update-user.ts';

const isEmail = (text: string): boolean => emailIssues(text.trim()).length === 0;

/** Name, e-mail address, position and language of a user. */
export function UserProfileFields({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const isOwn = useUser()?.id === user.id;
  const form = useForm({
    initialValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      position: user.position ?? '',
      locale: findLanguage(user.locale) ?? 'nl',
    },
    validate: {
      first_name: (name) => (name.trim() === '' ? t`Vul een voornaam in.` : null),
      last_name: (name) => (name.trim() === '' ? t`Vul een achternaam in.` : null),
      email: (address) => (isEmail(address) ? null : t`Vul een e-mailadres in.`),
    },
  });
  useUnsavedChangesGuard(form.isDirty());
  const save = useUpdateUser(user, t`De gegevens zijn opgeslagen.`);
  return (
    <section aria-labelledby="user-profile">
      <Title order={2} id="user-profile" mb="md">
        {t`Gegevens`}
      </Title>
      <form
        noValidate
        onSubmit={form.onSubmit(({ email, ...values }) =>
          save.mutate({
            ...values,
            ...(email.trim() !== user.email && { email: email.trim() }),
            position: values.position.trim() === '' ? null : values.position,
          }),
        )}
      >
        <Stack gap="lg" maw="40rem">
          <FailureAlert error={save.error} />
          <TextInput
            label={t`Voornaam`}
            maxLength={100}
            withAsterisk
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t`Achternaam`}
            maxLength={100}
            withAsterisk
            {...form.getInputProps('last_name')}
          />
          <TextInput
            label={t`E-mailadres`}
            type="email"
            description={
              isOwn
                ? t`Je eigen adres wijzig je bij Mijn account.`
                : t`Hiermee logt deze persoon in. Het oude adres krijgt een bericht van de wijziging; stuur een nieuwe uitnodiging als de vorige nog niet is gebruikt.`
            }
            maxLength={254}
            readOnly={isOwn}
            withAsterisk
            {...form.getInputProps('email')}
          />
          <TextInput label={t`Functie`} maxLength={100} {...form.getInputProps('position')} />
          <AccountLanguageInput {...form.getInputProps('locale')} />
          <SaveButtons isSaving={save.isPending} isDirty={form.isDirty()} onReset={form.reset} />
        </Stack>
      </form>
    </section>
  );
}
