import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Guarded } from './access/guarded.tsx';
import { screens, type ScreenName } from './access/screens.ts';
import { FirstFormTab } from './forms/first-form-tab.tsx';
import { AppFrame } from './frame/app-frame.tsx';
import { requestHeadingFocus } from './frame/page/heading-focus.ts';
import { SessionEndedPage } from './full-page/access-denied-page.tsx';
import { NotFoundScreen } from './full-page/not-found.tsx';
import { ErrorPage, OfflinePage } from './full-page/outage-page.tsx';
import { ScreenLoading } from './full-page/screen-loading.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { sessionState } from './session/session-state.ts';
import { useUser } from './session/use-user.ts';

// What the first screen does not need is loaded when an address of it is opened: a file for each area, not
// one for each screen, because many small files are together larger and slower than one.
const loadForms = () => import('./forms/forms-area.ts');
const FormDashboard = lazy(async () => ({ default: (await loadForms()).FormDashboard }));
const FormLayout = lazy(async () => ({ default: (await loadForms()).FormLayout }));
const FormSettings = lazy(async () => ({ default: (await loadForms()).FormSettings }));
const FormsScreen = lazy(async () => ({ default: (await loadForms()).FormsScreen }));
const FormSubmissions = lazy(async () => ({ default: (await loadForms()).FormSubmissions }));
const FormVersions = lazy(async () => ({ default: (await loadForms()).FormVersions }));
const SubmissionScreen = lazy(async () => ({ default: (await loadForms()).SubmissionScreen }));
const ReviewScreen = lazy(async () => {
  const { ReviewScreen: Screen } = await import('./review/review-screen.tsx');
  return { default: Screen };
});
const loadSettings = () => import('./settings/settings-area.tsx');
const SettingsLayout = lazy(async () => ({ default: (await loadSettings()).SettingsLayout }));
const FirstSettingsTab = lazy(async () => ({ default: (await loadSettings()).FirstSettingsTab }));
const PlatformSettings = lazy(async () => ({ default: (await loadSettings()).PlatformSettings }));
const SecuritySettings = lazy(async () => ({ default: (await loadSettings()).SecuritySettings }));
const EnvironmentSettings = lazy(async () => ({
  default: (await loadSettings()).EnvironmentSettings,
}));
const FormEditorScreen = lazy(async () => {
  const { FormEditorScreen: Screen } = await import('./form-editor/form-editor-screen.tsx');
  return { default: Screen };
});

/** One address with its guard; `children` are the tabs inside it. */
function screen(
  name: ScreenName,
  element: React.ReactNode,
  children: readonly RouteObject[] = [],
): RouteObject {
  const loading = <Suspense fallback={<ScreenLoading />}>{element}</Suspense>;
  const guarded = <Guarded access={screens[name].access}>{loading}</Guarded>;
  return { path: screens[name].path, element: guarded, children: [...children] };
}

const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [
      screen('home', <HomeScreen />),
      screen('forms', <FormsScreen />),
      screen('form', <FormLayout />, [
        { index: true, element: <FirstFormTab /> },
        screen('formDashboard', <FormDashboard />),
        screen('formVersions', <FormVersions />),
        screen('formSubmissions', <FormSubmissions />),
        screen('formSettings', <FormSettings />),
      ]),
      screen('formSubmission', <SubmissionScreen />),
      screen('formVersion', <FormEditorScreen />),
      screen('formReview', <ReviewScreen />),
      screen('settings', <SettingsLayout />, [
        { index: true, element: <FirstSettingsTab /> },
        screen('settingsPlatform', <PlatformSettings />),
        screen('settingsSecurity', <SecuritySettings />),
        screen('settingsEnvironments', <EnvironmentSettings />),
      ]),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
  { path: screens.offline.path, element: <OfflinePage /> },
];

/** The frame around every screen of a signed-in user. */
function AppShell() {
  const user = useUser();
  const { isAccessDenied } = useSnapshot(sessionState);
  const content = <Outlet />;
  if (isAccessDenied) return <SessionEndedPage />;
  return user === null ? <main>{content}</main> : <AppFrame>{content}</AppFrame>;
}

/** The router of the app; a navigation clears the access-denied flag and moves the focus. */
export function createAppRouter() {
  const router = createBrowserRouter(routes);
  let { pathname } = router.state.location;
  router.subscribe(({ location: next }) => {
    if (next.pathname === pathname) return;
    pathname = next.pathname;
    sessionState.isAccessDenied = false;
    requestHeadingFocus();
  });
  return router;
}
