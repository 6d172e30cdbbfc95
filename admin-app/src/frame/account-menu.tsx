import { useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconCheck,
  IconFileExport,
  IconLanguage,
  IconLogout,
  IconSelector,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Link } from 'react-router';
import { screens } from '../access/screens.ts';
import { isTryoutHost } from '../languages/tryout-host.ts';
import { chooseLanguage, currentLanguage, languages } from '../languages/languages.ts';
import { ownLanguageNames } from '../languages/own-names.ts';
import { UserPhoto } from '../photos/user-photo.tsx';
import { useMayOpen } from '../session/use-may-open.ts';
import classes from './account-menu.module.css';
import { confirmLogout } from './confirm-logout.tsx';

/** The menu of the signed-in user. */
export function AccountMenu({ user, isRail }: { readonly user: User; readonly isRail: boolean }) {
  const { t } = useLingui();
  const name = displayName(user);
  return (
    <Menu position="top-start" width={230} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.account} data-rail={isRail || undefined}>
          <VisuallyHidden>{isRail ? t`Account van ${name}` : t`Account:`}</VisuallyHidden>
          <UserPhoto userId={user.id} name={name} />
          {!isRail && (
            <>
              <span className={classes.words}>
                <span className={classes.name}>{name}</span>
                <span className={classes.roles}>
                  {user.roles.map((role) => role.name).join(', ') || user.email}
                </span>
              </span>
              <IconSelector size={16} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportsItem />
        <SettingsItem />
        <Menu.Item
          component={Link}
          to={screens.account.path}
          leftSection={<IconUserCircle size={18} aria-hidden />}
        >{t`Mijn account`}</Menu.Item>
        <LanguageItems />
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={confirmLogout}
        >{t`Uitloggen`}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A link to the user's exports, for users who may export. */
function ExportsItem() {
  const { t } = useLingui();
  if (!useMayOpen()('exports')) return null;
  return (
    <Menu.Item
      component={Link}
      to={screens.exports.path}
      leftSection={<IconFileExport size={18} aria-hidden />}
    >{t`Mijn exports`}</Menu.Item>
  );
}

/** A link to the organisation's settings, for users who may change any of them. */
function SettingsItem() {
  const { t } = useLingui();
  if (!useMayOpen()('settings')) return null;
  return (
    <Menu.Item
      component={Link}
      to={screens.settings.path}
      leftSection={<IconSettings size={18} aria-hidden />}
    >{t`Instellingen`}</Menu.Item>
  );
}

/** Only where the product is evaluated; elsewhere the language is that of the account. */
function LanguageItems() {
  const { t } = useLingui();
  if (!isTryoutHost(location.hostname)) return null;
  return (
    <>
      <Menu.Label>{t`Taal (proef)`}</Menu.Label>
      {languages.map((language) => (
        <Menu.Item
          key={language}
          lang={language}
          leftSection={<IconLanguage size={18} aria-hidden />}
          aria-current={language === currentLanguage() || undefined}
          rightSection={language === currentLanguage() && <IconCheck size={16} aria-hidden />}
          onClick={() => void chooseLanguage(language)}
        >
          {ownLanguageNames[language]}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

/** Returns the display name: the name, else first and last name. */
export function displayName(
  user: Pick<User, 'name' | 'first_name' | 'last_name' | 'email'>,
): string {
  return user.name || `${user.first_name} ${user.last_name}`.trim() || user.email;
}
