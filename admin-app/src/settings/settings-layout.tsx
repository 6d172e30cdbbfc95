import { useLingui } from '@lingui/react/macro';
import { Navigate, Outlet, useLocation } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { ScreenTabs } from '../frame/page/screen-tabs.tsx';
import { AccessDeniedPage } from '../full-page/access-denied-page.tsx';
import { useSettingsTabs } from './settings-tabs.ts';

/** The settings of the organisation: its tabs, and the open one. */
export function SettingsLayout() {
  const { t } = useLingui();
  const tabs = useSettingsTabs();
  const { pathname } = useLocation();
  const open = tabs.find(({ to }) => to === pathname);
  const title = t`Instellingen`;
  usePageTitle(open === undefined ? title : `${open.label} · ${title}`);
  useBreadcrumbs([
    { label: title, to: addressOf('settings') },
    ...(open === undefined ? [] : [{ label: open.label }]),
  ]);
  return (
    <>
      <PageHeader title={title} />
      <ScreenTabs label={t`Onderdelen van de instellingen`} tabs={tabs} />
      <Outlet />
    </>
  );
}

/** Redirects settings without a tab in the URL to the first tab that the user may open. */
export function FirstSettingsTab() {
  const [first] = useSettingsTabs();
  return first === undefined ? <AccessDeniedPage /> : <Navigate to={first.to} replace />;
}
