import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { asksForSecrets } from '@form-builder/core/sensitive-answers/asks-for-secrets.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { tagManagerId } from '@form-builder/core/version-settings/version-settings.ts';

/** The script of ours that loads the container of a form. */
const scriptPath = '/pages/tag-manager.js';

/** What the policy of a page with a container allows besides its own parts. */
export const tagManagerOrigins = {
  script: ['https://www.googletagmanager.com'],
  measure: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/**
 * The script of the form's container, for the head of its own page; empty for forms without one, for tests, and wherever a
 * script of somebody else could read a login, a BSN or sensitive answers.
 */
export function tagManagerScript(form: PublicForm): string {
  const container = readVersionSetting(form, tagManagerId);
  const { is_test: isTest, environment, submission_settings: submission, pages } = form;
  if (container === '' || isTest || environment !== 'production') return '';
  if (submission.login_provider !== undefined || asksForSecrets(pages, fieldTypes)) return '';
  return `<script src="${scriptPath}" data-container="${container}" type="module"></script>\n`;
}

/** Whether the HTML of a page of ours loads a container; texts of designers are escaped in it. */
export const hasTagManager = (html: string): boolean =>
  html.includes(`<script src="${scriptPath}"`);
