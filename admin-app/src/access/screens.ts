import { matchPath } from 'react-router';
import { privateScreen, publicScreen, type ScreenAccess } from './access.ts';

/** One address of the app and who may open it. */
export interface Screen {
  readonly path: string;
  readonly access: ScreenAccess;
}

const changesSettings = privateScreen('admin-forms-settings');
const readsForms = privateScreen('form-read', 'form-edit', 'form-create');

/**
 * The route table (specification, section 2) as data. Guards, menus, tabs and breadcrumbs read it;
 * the permissions are those of the calls a screen cannot do without.
 */
export const screens = {
  home: { path: '/', access: privateScreen() },
  forms: { path: '/forms', access: readsForms },
  form: { path: '/forms/:id', access: readsForms },
  formDashboard: { path: '/forms/:id/dashboard', access: readsForms },
  formVersions: { path: '/forms/:id/versions', access: privateScreen('form-read', 'form-edit') },
  formSubmissions: { path: '/forms/:id/submissions', access: privateScreen('submission-list') },
  formSubmission: {
    path: '/forms/:id/submissions/:submissionId',
    access: privateScreen('submission-read'),
  },
  formSettings: { path: '/forms/:id/settings', access: privateScreen('form-edit') },
  formVersion: { path: '/forms/version/:id', access: privateScreen('form-read', 'form-edit') },
  formReview: { path: '/forms/review/:id', access: privateScreen('form-read', 'form-edit') },
  settings: {
    path: '/settings',
    access: privateScreen('admin-forms-settings', 'admin-environments'),
  },
  settingsPlatform: { path: '/settings/platform', access: changesSettings },
  settingsSecurity: { path: '/settings/security', access: changesSettings },
  settingsEnvironments: {
    path: '/settings/environments',
    access: privateScreen('admin-environments'),
  },
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

/** More fixed parts first: `/forms/version/:id` wins from `/forms/:id/versions`. */
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
