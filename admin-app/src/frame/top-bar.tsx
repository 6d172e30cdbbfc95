import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { IconKeyboard, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Breadcrumbs } from './page/breadcrumbs.tsx';
import { ProductPicker } from './product-picker.tsx';
import { lazyPart } from './lazy-part.ts';
import { openSearchPanel } from './lazy-search-panel.tsx';
import { openShortcutList } from './lazy-shortcut-list.tsx';
import classes from './top-bar.module.css';

const NotificationBell = lazyPart(
  async () => (await import('../notifications/notification-bell.tsx')).NotificationBell,
);

/** The top bar: breadcrumbs at the left; search, shortcuts and other products at the right. */
export function TopBar({
  onOpenMenu,
  isMenuOpen,
}: {
  readonly onOpenMenu: () => void;
  readonly isMenuOpen: boolean;
}) {
  const { t } = useLingui();
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.menu}
        variant="subtle"
        color="gray.8"
        size="lg"
        onClick={onOpenMenu}
        aria-label={t`Menu openen`}
        aria-expanded={isMenuOpen}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <Breadcrumbs />
      <UnstyledButton className={classes.search} onClick={openSearchPanel}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchText}>{t`Zoeken`}</span>
        <Kbd className={classes.keys} size="xs">
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <Tooltip label={t`Sneltoetsen`}>
        <ActionIcon
          className={classes.shortcuts}
          variant="subtle"
          color="gray.7"
          size="lg"
          onClick={openShortcutList}
          aria-label={t`Sneltoetsen`}
        >
          <IconKeyboard size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Suspense fallback={null}>
        <NotificationBell />
      </Suspense>
      <ProductPicker />
    </header>
  );
}
