import { useLingui } from '@lingui/react/macro';
import { Navigate, Outlet, useLocation } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { AccessDeniedPage } from '../full-page/access-denied-page.tsx';
import classes from './settings-layout.module.css';
import { SettingsNavigation } from './settings-navigation.tsx';
import { useSettingsGroups } from './settings-screens.ts';

/** The settings of the organisation: links to its screens, and the open one. */
export function SettingsLayout() {
  const { t } = useLingui();
  const groups = useSettingsGroups();
  const { pathname } = useLocation();
  const open = groups.flatMap(({ screens }) => screens).find(({ to }) => to === pathname);
  const title = t`Instellingen`;
  usePageTitle(open === undefined ? title : `${open.label} · ${title}`);
  useBreadcrumbs([
    { label: title, to: addressOf('settings') },
    ...(open === undefined ? [] : [{ label: open.label }]),
  ]);
  return (
    <>
      <PageHeader title={title} />
      <div className={classes.columns}>
        <SettingsNavigation label={t`Onderdelen van de instellingen`} groups={groups} />
        <div>
          <Outlet />
        </div>
      </div>
    </>
  );
}

/** Redirects settings without a screen in the URL to the first one that the user may open. */
export function FirstSettingsScreen() {
  const first = useSettingsGroups()[0]?.screens[0];
  return first === undefined ? <AccessDeniedPage /> : <Navigate to={first.to} replace />;
}
