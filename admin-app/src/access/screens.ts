import {
  glossaryPermissions,
  templatePermissions,
} from '@form-builder/core/contract/permissions.ts';
import { matchPath } from 'react-router';
import { privateScreen, publicScreen, screenOfFeature, type ScreenAccess } from './access.ts';

/** One address of the app and who may open it. */
export interface Screen {
  readonly path: string;
  readonly access: ScreenAccess;
}

const changesSettings = privateScreen('admin-forms-settings');
const translatesForms = privateScreen('form-translation', 'form-edit');
const translatesTemplates = privateScreen('template-translation', 'template-edit');
const translatesSystem = privateScreen('system-translation');
const readsTemplates = screenOfFeature('templates', privateScreen(...templatePermissions));
const readsVersions = privateScreen('form-read', 'form-edit');
const readsLogbook = privateScreen('audit-list');
const readsForms = privateScreen('form-read', 'form-edit', 'form-create');

/**
 * The route table as data, for guards, menus, tabs and breadcrumbs. The permissions are those of
 * the calls that a screen needs.
 */
export const screens = {
  home: { path: '/', access: privateScreen() },
  forms: { path: '/forms', access: readsForms },
  form: { path: '/forms/:id', access: readsForms },
  formDashboard: { path: '/forms/:id/dashboard', access: readsForms },
  formInEnvironment: { path: '/forms/:id/dashboard/:environment', access: readsForms },
  formVersions: { path: '/forms/:id/versions', access: privateScreen('form-read', 'form-edit') },
  formSubmissions: { path: '/forms/:id/submissions', access: privateScreen('submission-list') },
  formFillIn: {
    path: '/forms/:id/submissions/invullen',
    access: privateScreen('submission-handle'),
  },
  formSubmission: {
    path: '/forms/:id/submissions/:submissionId',
    access: privateScreen('submission-read'),
  },
  submissions: { path: '/submissions', access: privateScreen('submission-list') },
  failedDeliveries: {
    path: '/submissions/leveringen',
    access: privateScreen('submission-list'),
  },
  exports: {
    path: '/exports',
    access: privateScreen('submission-export', 'users-all', 'audit-list'),
  },
  formReviews: { path: '/forms/:id/reviews', access: readsForms },
  formInsight: { path: '/forms/:id/inzicht', access: readsVersions },
  insight: { path: '/inzicht', access: readsVersions },
  payments: { path: '/betalingen', access: privateScreen('payment-list') },
  formLogbook: { path: '/forms/:id/logboek', access: readsLogbook },
  formSettings: {
    path: '/forms/:id/settings',
    access: privateScreen('form-edit', 'submission-retention'),
  },
  formVersion: { path: '/forms/version/:id', access: privateScreen('form-read', 'form-edit') },
  versionTranslations: { path: '/forms/version/:id/translations', access: translatesForms },
  versionTranslation: {
    path: '/forms/version/:id/translations/:language',
    access: translatesForms,
  },
  versionIntegrations: { path: '/forms/version/:id/integrations', access: readsVersions },
  versionIntegration: {
    path: '/forms/version/:id/integrations/:automation',
    access: readsVersions,
  },
  integrationSettings: {
    path: '/forms/version/:id/integrations/:automation/settings',
    access: readsVersions,
  },
  integrationOutgoing: {
    path: '/forms/version/:id/integrations/:automation/mapping-outgoing',
    access: readsVersions,
  },
  integrationIncoming: {
    path: '/forms/version/:id/integrations/:automation/mapping-incoming',
    access: readsVersions,
  },
  integrationLogic: {
    path: '/forms/version/:id/integrations/:automation/logic',
    access: readsVersions,
  },
  formReview: { path: '/forms/review/:id', access: privateScreen('form-read', 'form-edit') },
  templates: { path: '/templates', access: readsTemplates },
  template: { path: '/templates/:id', access: readsTemplates },
  templateDashboard: { path: '/templates/:id/dashboard', access: readsTemplates },
  templateVersions: { path: '/templates/:id/versions', access: readsTemplates },
  templateForms: { path: '/templates/:id/forms', access: readsTemplates },
  templateLogbook: { path: '/templates/:id/logboek', access: readsLogbook },
  templateSettings: { path: '/templates/:id/settings', access: privateScreen('template-edit') },
  templateVersion: { path: '/templates/versions/:id', access: readsTemplates },
  templateTranslations: {
    path: '/templates/version/:id/translations',
    access: translatesTemplates,
  },
  templateTranslation: {
    path: '/templates/version/:id/translations/:language',
    access: translatesTemplates,
  },
  settings: {
    path: '/settings',
    access: privateScreen(
      'admin-forms-settings',
      'admin-environments',
      'admin-providers',
      'users-all',
      'users-roles',
      'audit-list',
      'submission-retention',
      'privacy-requests',
      'custom-lists',
      'system-translation',
    ),
  },
  settingsPlatform: { path: '/settings/platform', access: changesSettings },
  settingsFeatures: { path: '/settings/functies', access: changesSettings },
  settingsQuotas: { path: '/settings/gebruik', access: changesSettings },
  settingsForms: { path: '/settings/formulieren', access: changesSettings },
  settingsSecurity: { path: '/settings/security', access: changesSettings },
  settingsDestruction: {
    path: '/settings/vernietiging',
    access: privateScreen('submission-retention'),
  },
  settingsHolds: {
    path: '/settings/vastgehouden',
    access: privateScreen('submission-retention'),
  },
  settingsDataRequests: {
    path: '/settings/verzoeken',
    access: privateScreen('privacy-requests'),
  },
  settingsDataRequest: {
    path: '/settings/verzoeken/:id',
    access: privateScreen('privacy-requests'),
  },
  settingsProcessing: {
    path: '/settings/verwerkingen',
    access: privateScreen('privacy-requests'),
  },
  settingsQuarantine: { path: '/settings/quarantaine', access: changesSettings },
  settingsRetention: { path: '/settings/bewaren', access: changesSettings },
  settingsUsers: { path: '/settings/users', access: privateScreen('users-all') },
  settingsRoles: { path: '/settings/roles', access: privateScreen('users-roles') },
  settingsRights: { path: '/settings/rechten', access: privateScreen('users-roles') },
  settingsGroups: { path: '/settings/groups', access: privateScreen('users-roles') },
  settingsSignIn: { path: '/settings/inlogproviders', access: privateScreen('users-roles') },
  settingsProviders: { path: '/settings/providers', access: privateScreen('admin-providers') },
  settingsProviderCalls: {
    path: '/settings/providers/:id/:stage/aanroepen',
    access: privateScreen('admin-providers'),
  },
  settingsLists: { path: '/settings/lists', access: privateScreen('custom-lists') },
  settingsList: { path: '/settings/lists/:key', access: privateScreen('custom-lists') },
  settingsThemes: { path: '/settings/themes', access: changesSettings },
  settingsTheme: { path: '/settings/themes/:id', access: changesSettings },
  settingsLanguages: { path: '/settings/languages', access: translatesSystem },
  settingsGlossary: {
    path: '/settings/woordenlijst',
    access: screenOfFeature('glossary', privateScreen(...glossaryPermissions)),
  },
  systemTexts: { path: '/instellingen/translations/:language', access: translatesSystem },
  settingsLogbook: { path: '/settings/logboek', access: readsLogbook },
  userLogbook: { path: '/users/:id/logboek', access: readsLogbook },
  user: { path: '/users/:id', access: privateScreen('users-all') },
  account: { path: '/account', access: privateScreen() },
  password: { path: '/password', access: publicScreen },
  emailChange: { path: '/email', access: publicScreen },
  forgotPassword: { path: '/forgot-password', access: publicScreen },
  settingsEnvironments: {
    path: '/settings/environments',
    access: privateScreen('admin-environments'),
  },
  signedIn: { path: '/signed-in', access: privateScreen() },
  offline: { path: '/offline', access: publicScreen },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

/** The screen of an address; `undefined` when there is none. */
export function findScreen(pathname: string): Screen | undefined {
  const found = Object.values(screens).filter(
    (screen) => matchPath(screen.path, pathname) !== null,
  );
  return found.find((screen) => !screen.path.includes(':')) ?? found.toSorted(byFixedParts)[0];
}

/**
 * Paths with more fixed parts first: `/forms/version/:id` takes precedence over
 * `/forms/:id/versions`.
 */
function byFixedParts(a: Screen, b: Screen): number {
  const fixed = (screen: Screen) =>
    screen.path.split('/').filter((part) => !part.startsWith(':')).length;
  return fixed(b) - fixed(a);
}

/** The address of a screen with its parameters filled in. */
export function addressOf(name: ScreenName, params: Readonly<Record<string, string>> = {}): string {
  return screens[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
}
