import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { ScreenName } from './screens.ts';

/** The screens that forms and building blocks both have. */
interface ScreensOfType {
  readonly list: ScreenName;
  readonly one: ScreenName;
  readonly dashboard: ScreenName;
  readonly versions: ScreenName;
  readonly version: ScreenName;
  readonly translations: ScreenName;
  readonly translation: ScreenName;
}

/** The screen on which a form opens, by its type. */
export const screensOfType: Readonly<Record<FormType, ScreensOfType>> = {
  form: {
    list: 'forms',
    one: 'form',
    dashboard: 'formDashboard',
    versions: 'formVersions',
    version: 'formVersion',
    translations: 'versionTranslations',
    translation: 'versionTranslation',
  },
  template: {
    list: 'templates',
    one: 'template',
    dashboard: 'templateDashboard',
    versions: 'templateVersions',
    version: 'templateVersion',
    translations: 'templateTranslations',
    translation: 'templateTranslation',
  },
};
