import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { ColourSchemeSection } from './colour-scheme-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';

/** The screen on which users manage their own account. */
export function AccountScreen() {
  const { t } = useLingui();
  const title = t`Mijn account`;
  usePageTitle(title);
  useBreadcrumbs([{ label: title }]);
  return (
    <>
      <PageHeader title={title} />
      <Stack gap="xl" maw="40rem">
        <ProfileSection />
        <ColourSchemeSection />
        <PasswordSection />
        <SecondFactorSection />
        <PasskeysSection />
        <SessionsSection />
      </Stack>
    </>
  );
}
