import { createBrowserRouter, matchRoutes, Outlet, type RouteObject } from 'react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { Guarded } from './full-page/guarded.tsx';
import { addressOf, screens, type ScreenName } from './access/screens.ts';
import { FirstFormTab } from './forms/first-form-tab.tsx';
import { AppFrame } from './frame/app-frame.tsx';
import { requestHeadingFocus } from './frame/page/heading-focus.ts';
import { Moved } from './full-page/moved.tsx';
import { NotFoundScreen } from './full-page/not-found.tsx';
import { ErrorPage } from './full-page/error-page.tsx';
import { OfflinePage } from './full-page/offline-page.tsx';
import { HasHeading, ScreenLoading } from './full-page/screen-loading.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { withScreenTexts, withTexts } from './languages/with-texts.ts';
import { useUser } from './session/use-user.ts';

/** A screen, and what loads it with its texts where that is not part of the app's start. */
type Screen = ComponentType & { readonly load?: () => Promise<unknown> };

/** A screen of an area, which is loaded when the first of its screens is shown. */
function screenOf<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Screen {
  return Object.assign(
    lazy<ComponentType>(async () => ({ default: (await load())[name] })),
    { load },
  );
}

// Screens other than the first load when one of their URLs is opened, in one chunk per area,
// because many small chunks are larger and slower in total.
const loadForms = withScreenTexts(() => import('./forms/forms-area.ts'));
const FailedDeliveriesScreen = screenOf(loadForms, 'FailedDeliveriesScreen');
const FormDashboard = screenOf(loadForms, 'FormDashboard');
const EnvironmentScreen = screenOf(loadForms, 'EnvironmentScreen');
const FillInScreen = screenOf(loadForms, 'FillInScreen');
const FormInsightScreen = screenOf(loadForms, 'FormInsightScreen');
const InsightScreen = screenOf(loadForms, 'InsightScreen');
const FormLayout = screenOf(loadForms, 'FormLayout');
const FormReviews = screenOf(loadForms, 'FormReviews');
const FormSettings = screenOf(loadForms, 'FormSettings');
const FormsScreen = screenOf(loadForms, 'FormsScreen');
const FormSubmissions = screenOf(loadForms, 'FormSubmissions');
const FormVersions = screenOf(loadForms, 'FormVersions');
const SubmissionScreen = screenOf(loadForms, 'SubmissionScreen');
const SubmissionsScreen = screenOf(loadForms, 'SubmissionsScreen');
const loadExports = withScreenTexts(() => import('./exports/exports-screen.tsx'));
const ExportsScreen = screenOf(loadExports, 'ExportsScreen');
const loadPayments = withScreenTexts(() => import('./payments/payments-screen.tsx'));
const PaymentsScreen = screenOf(loadPayments, 'PaymentsScreen');
const loadTemplates = withScreenTexts(() => import('./templates/templates-area.ts'));
const TemplateDashboard = screenOf(loadTemplates, 'TemplateDashboard');
const TemplateForms = screenOf(loadTemplates, 'TemplateForms');
const TemplateLayout = screenOf(loadTemplates, 'TemplateLayout');
const TemplateSettings = screenOf(loadTemplates, 'FormSettings');
const TemplatesScreen = screenOf(loadTemplates, 'TemplatesScreen');
const TemplateVersions = screenOf(loadTemplates, 'FormVersions');
const loadReview = withScreenTexts(() => import('./review/review-screen.tsx'));
const ReviewScreen = screenOf(loadReview, 'ReviewScreen');
const loadSettings = withScreenTexts(() => import('./settings/settings-area.tsx'));
const SettingsLayout = screenOf(loadSettings, 'SettingsLayout');
const FirstSettingsScreen = screenOf(loadSettings, 'FirstSettingsScreen');
const PlatformSettings = screenOf(loadSettings, 'PlatformSettings');
const SecuritySettings = screenOf(loadSettings, 'SecuritySettings');
const FormsSettings = screenOf(loadSettings, 'FormsSettings');
const RetentionSettings = screenOf(loadSettings, 'RetentionSettings');
const DestructionReport = screenOf(loadSettings, 'DestructionReport');
const HoldsScreen = screenOf(loadSettings, 'HoldsScreen');
const EnvironmentSettings = screenOf(loadSettings, 'EnvironmentSettings');
const loadIntegrations = withScreenTexts(() => import('./integrations/integrations-area.ts'));
const IntegrationsScreen = screenOf(loadIntegrations, 'IntegrationsScreen');
const IntegrationLayout = screenOf(loadIntegrations, 'IntegrationLayout');
const FirstIntegrationTab = screenOf(loadIntegrations, 'FirstIntegrationTab');
const IntegrationSettings = screenOf(loadIntegrations, 'SettingsTab');
const IntegrationOutgoing = screenOf(loadIntegrations, 'OutgoingTab');
const IntegrationIncoming = screenOf(loadIntegrations, 'IncomingTab');
const IntegrationLogic = screenOf(loadIntegrations, 'LogicTab');
const SignInProviderSettings = screenOf(loadSettings, 'SignInProviderSettings');
const ProviderSettings = screenOf(loadSettings, 'ProviderSettings');
const loadProviderCalls = withScreenTexts(
  () => import('./provider-calls/provider-calls-screen.tsx'),
);
const ProviderCallsScreen = screenOf(loadProviderCalls, 'ProviderCallsScreen');
const loadQuarantine = withScreenTexts(() => import('./quarantine/quarantine-screen.tsx'));
const QuarantineScreen = screenOf(loadQuarantine, 'QuarantineScreen');
const loadCustomLists = withScreenTexts(() => import('./custom-lists/custom-lists-area.ts'));
const CustomListsSettings = screenOf(loadCustomLists, 'CustomListsSettings');
const CustomListScreen = screenOf(loadCustomLists, 'CustomListScreen');
const loadDataRequests = withScreenTexts(() => import('./data-requests/data-requests-area.ts'));
const DataRequestsScreen = screenOf(loadDataRequests, 'DataRequestsScreen');
const DataRequestScreen = screenOf(loadDataRequests, 'DataRequestScreen');
const loadProcessing = withScreenTexts(
  () => import('./processing-register/processing-register-area.ts'),
);
const ProcessingRegisterScreen = screenOf(loadProcessing, 'ProcessingRegisterScreen');
const loadThemes = withScreenTexts(() => import('./themes/themes-area.ts'));
const ThemesSettings = screenOf(loadThemes, 'ThemesSettings');
const ThemeScreen = screenOf(loadThemes, 'ThemeScreen');
// Translating shares the saving and the rich text of the editor.
const loadTranslations = withTexts(
  () => import('./translations/translations-area.ts'),
  'screens',
  'editor',
  'panels',
);
const TranslationsScreen = screenOf(loadTranslations, 'TranslationsScreen');
const TranslationScreen = screenOf(loadTranslations, 'TranslationScreen');
const loadSystemTexts = withScreenTexts(() => import('./system-texts/system-texts-area.ts'));
const LanguageSettings = screenOf(loadSystemTexts, 'LanguageSettings');
const SystemTextsScreen = screenOf(loadSystemTexts, 'SystemTextsScreen');
const loadGlossary = withScreenTexts(() => import('./glossary/glossary-area.ts'));
const GlossaryScreen = screenOf(loadGlossary, 'GlossaryScreen');
const loadFeatures = withScreenTexts(() => import('./features/features-area.ts'));
const FeaturesScreen = screenOf(loadFeatures, 'FeaturesScreen');
const loadQuotas = withScreenTexts(() => import('./quotas/quotas-area.ts'));
const QuotasScreen = screenOf(loadQuotas, 'QuotasScreen');
const loadUsers = withScreenTexts(() => import('./users/users-area.ts'));
const UserSettings = screenOf(loadUsers, 'UserSettings');
const RoleSettings = screenOf(loadUsers, 'RoleSettings');
const GroupSettings = screenOf(loadUsers, 'GroupSettings');
const RightsReview = screenOf(loadUsers, 'RightsReview');
const UserScreen = screenOf(loadUsers, 'UserScreen');
const loadAccount = withScreenTexts(() => import('./account/account-screen.tsx'));
const AccountScreen = screenOf(loadAccount, 'AccountScreen');
const loadLogbook = withScreenTexts(() => import('./logbook/logbook-area.tsx'));
const FormLogbook = screenOf(loadLogbook, 'FormLogbook');
const OrganisationLogbook = screenOf(loadLogbook, 'OrganisationLogbook');
const UserLogbook = screenOf(loadLogbook, 'UserLogbook');
const loadPassword = withScreenTexts(() => import('./password/password-area.ts'));
const PasswordScreen = screenOf(loadPassword, 'PasswordScreen');
const EmailScreen = screenOf(loadPassword, 'EmailScreen');
const ForgotPasswordScreen = screenOf(loadPassword, 'ForgotPasswordScreen');
const loadSessionEnd = withScreenTexts(() => import('./session-end/session-end-area.ts'));
const SignedInScreen = screenOf(loadSessionEnd, 'SignedInScreen');
const loadFormEditor = withTexts(() => import('./form-editor/form-editor-screen.tsx'), 'editor');
const FormEditorScreen = screenOf(loadFormEditor, 'FormEditorScreen');

/** One route with its guard; `children` are the tabs inside it. */
function screen(
  name: ScreenName,
  Content: Screen,
  children: readonly RouteObject[] = [],
): RouteObject {
  const { path, access } = screens[name];
  const element = (
    <Guarded access={access}>
      <Suspense fallback={<ScreenLoading />}>
        {children.length === 0 ? (
          <Content />
        ) : (
          <HasHeading value>
            <Content />
          </HasHeading>
        )}
      </Suspense>
    </Guarded>
  );
  return { path, element, children: [...children], handle: Content.load };
}

const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [
      screen('home', HomeScreen),
      screen('forms', FormsScreen),
      screen('form', FormLayout, [
        { index: true, element: <FirstFormTab /> },
        screen('formDashboard', FormDashboard),
        screen('formInEnvironment', EnvironmentScreen),
        screen('formVersions', FormVersions),
        screen('formReviews', FormReviews),
        screen('formSubmissions', FormSubmissions),
        screen('formFillIn', FillInScreen),
        screen('formInsight', FormInsightScreen),
        screen('formLogbook', FormLogbook),
        screen('formSettings', FormSettings),
      ]),
      screen('insight', InsightScreen),
      screen('payments', PaymentsScreen),
      screen('formSubmission', SubmissionScreen),
      screen('submissions', SubmissionsScreen),
      screen('failedDeliveries', FailedDeliveriesScreen),
      // Links in mails and bookmarks of earlier releases.
      { path: '/submissions/afleveringen', element: <Moved to={addressOf('failedDeliveries')} /> },
      screen('exports', ExportsScreen),
      screen('formVersion', FormEditorScreen),
      screen('versionTranslations', TranslationsScreen),
      screen('versionTranslation', TranslationScreen),
      screen('versionIntegrations', IntegrationsScreen),
      screen('versionIntegration', IntegrationLayout, [
        { index: true, element: <FirstIntegrationTab /> },
        screen('integrationSettings', IntegrationSettings),
        screen('integrationOutgoing', IntegrationOutgoing),
        screen('integrationIncoming', IntegrationIncoming),
        screen('integrationLogic', IntegrationLogic),
      ]),
      screen('formReview', ReviewScreen),
      screen('templates', TemplatesScreen),
      screen('template', TemplateLayout, [
        screen('templateDashboard', TemplateDashboard),
        screen('templateVersions', TemplateVersions),
        screen('templateForms', TemplateForms),
        screen('templateLogbook', FormLogbook),
        screen('templateSettings', TemplateSettings),
      ]),
      screen('templateVersion', FormEditorScreen),
      screen('templateTranslations', TranslationsScreen),
      screen('templateTranslation', TranslationScreen),
      screen('settings', SettingsLayout, [
        { index: true, element: <FirstSettingsScreen /> },
        screen('settingsPlatform', PlatformSettings),
        screen('settingsFeatures', FeaturesScreen),
        screen('settingsQuotas', QuotasScreen),
        screen('settingsForms', FormsSettings),
        screen('settingsSecurity', SecuritySettings),
        screen('settingsQuarantine', QuarantineScreen),
        screen('settingsRetention', RetentionSettings),
        screen('settingsDestruction', DestructionReport),
        screen('settingsHolds', HoldsScreen),
        screen('settingsProcessing', ProcessingRegisterScreen),
        screen('settingsDataRequests', DataRequestsScreen),
        screen('settingsUsers', UserSettings),
        screen('settingsRoles', RoleSettings),
        screen('settingsGroups', GroupSettings),
        screen('settingsRights', RightsReview),
        screen('settingsEnvironments', EnvironmentSettings),
        screen('settingsLanguages', LanguageSettings),
        screen('settingsGlossary', GlossaryScreen),
        screen('settingsSignIn', SignInProviderSettings),
        screen('settingsProviders', ProviderSettings),
        screen('settingsLists', CustomListsSettings),
        screen('settingsThemes', ThemesSettings),
        screen('settingsLogbook', OrganisationLogbook),
      ]),
      screen('settingsDataRequest', DataRequestScreen),
      screen('settingsProviderCalls', ProviderCallsScreen),
      screen('settingsList', CustomListScreen),
      screen('settingsTheme', ThemeScreen),
      screen('systemTexts', SystemTextsScreen),
      screen('user', UserScreen),
      screen('account', AccountScreen),
      screen('userLogbook', UserLogbook),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
  screen('signedIn', SignedInScreen),
  { path: screens.offline.path, element: <OfflinePage /> },
  screen('password', PasswordScreen),
  screen('emailChange', EmailScreen),
  screen('forgotPassword', ForgotPasswordScreen),
];

/** The frame around every screen of a signed-in user. */
function AppShell() {
  const user = useUser();
  const content = <Outlet />;
  return user === null ? <main>{content}</main> : <AppFrame>{content}</AppFrame>;
}

/** Loads the screens of an address, as a link to it does, before there is a router. */
export async function loadScreens(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const loads = matches.flatMap(({ route }) => (route.handle as Screen['load']) ?? []);
  await Promise.all(loads.map((load) => load()));
}

/**
 * Creates the router of the app; a navigation moves the focus.
 */
export function createAppRouter() {
  const router = createBrowserRouter(routes);
  let { pathname } = router.state.location;
  router.subscribe(({ location: next }) => {
    if (next.pathname === pathname) return;
    pathname = next.pathname;
    requestHeadingFocus();
  });
  return router;
}
