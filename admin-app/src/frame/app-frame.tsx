import { Trans } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router';
import { screens } from '../access/screens.ts';
import classes from './app-frame.module.css';
import { LazyMaintenanceNotice } from './lazy-maintenance-notice.tsx';
import { LazySearchPanel } from './lazy-search-panel.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { LazyShortcutList } from './lazy-shortcut-list.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useWasOpened } from './use-was-opened.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** Navigation at the left, bar on top, the screen itself; under 1024 px the navigation is a drawer. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const [isMenuOpen, menu] = useDisclosure();
  const wasMenuOpened = useWasOpened(isMenuOpen);
  const { pathname } = useLocation();
  const formEditor = useMatch(screens.formVersion.path);
  const templateEditor = useMatch(screens.templateVersion.path);
  const isEditor = formEditor !== null || templateEditor !== null;
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
      {wasMenuOpened && (
        <Suspense fallback={null}>
          <MenuDrawer isOpen={isMenuOpen} onClose={menu.close} />
        </Suspense>
      )}
      <div className={classes.body}>
        <TopBar onOpenMenu={menu.open} isMenuOpen={isMenuOpen} />
        <OfflineBanner />
        <LazyMaintenanceNotice />
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <LazySearchPanel />
      <LazyShortcutList />
    </div>
  );
}
