import { asksForSecrets } from '../../../sensitive-answers/asks-for-secrets.ts';
import { tagManagerId } from '../../../version-settings/version-settings.ts';
import { createFinding } from '../../finding.ts';
import type { Check } from '../check.ts';

/** Checks that a container of Google Tag Manager is not set in a form that never loads one. */
export const checkTagManager: Check = function* ({ definition, context }) {
  const { settings, loginProvider, types } = context;
  if ((settings?.[tagManagerId.key] ?? '') === '') return;
  if (loginProvider !== undefined || asksForSecrets(definition.pages, types))
    yield createFinding('tag_manager_refused', { setting: tagManagerId.key });
};
