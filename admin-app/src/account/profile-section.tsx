import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { useUser } from '../session/use-user.ts';
import { EmailChange } from './email/email-change.tsx';
import { OwnProfileForm } from './own-profile-form.tsx';
import { OwnPhoto } from './photo/own-photo.tsx';
import classes from './profile-section.module.css';

/** Who is logged in, with which roles; an administrator of users changes the roles. */
export function ProfileSection() {
  const { t } = useLingui();
  const user = useUser();
  if (user === null) return null;
  const roles = user.roles.map(({ name }) => name).join(', ');
  return (
    <section aria-labelledby="own-profile">
      <Title order={2} id="own-profile" mb="md">
        {t`Gegevens`}
      </Title>
      <OwnPhoto userId={user.id} name={user.name} />
      <OwnProfileForm user={user} />
      <dl className={classes.facts ?? ''}>
        <dt>{t`E-mailadres`}</dt>
        <dd>{user.email}</dd>
        <dt>{t`Rollen`}</dt>
        <dd>{user.is_root ? t`Root: mag alles` : roles === '' ? t`Geen` : roles}</dd>
      </dl>
      <EmailChange />
      <Text size="sm" c="dimmed">
        <Trans>Kloppen je rollen niet? Vraag het aan een beheerder.</Trans>
      </Text>
    </section>
  );
}
