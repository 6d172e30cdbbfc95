import { Trans } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router';
import { screens } from '../access/screens.ts';
import classes from './app-frame.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { SearchPanel } from './search-panel.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** Navigation at the left, bar on top, the screen itself; under 1024 px the navigation is a drawer. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const [isMenuOpen, menu] = useDisclosure();
  const { pathname } = useLocation();
  const isEditor = useMatch(screens.formVersion.path) !== null;
  const closeMenu = menu.close;
  useEffect(() => closeMenu(), [pathname, closeMenu]);
  return (
    <div className={classes.frame} data-editor={isEditor || undefined}>
      <a className={classes.skip} href="#main">
        <Trans>Naar de inhoud</Trans>
      </a>
      <div className={classes.side}>
        <SideNavigation isRail={isEditor} />
      </div>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        position="left"
        size="18rem"
        padding={0}
        classNames={{
          content: classes.menu ?? '',
          header: classes.menuHeader ?? '',
          body: classes.menuBody ?? '',
        }}
        title={<Trans>Menu</Trans>}
      >
        <SideNavigation isRail={false} />
      </Drawer>
      <div className={classes.body}>
        <TopBar onOpenMenu={menu.open} isMenuOpen={isMenuOpen} />
        <OfflineBanner />
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <SearchPanel />
      <ShortcutList />
    </div>
  );
}
