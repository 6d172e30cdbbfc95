import { deviceDraftsOf } from '../../drafts/open-device-drafts.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';

/**
 * Whether the page may open a form from a link, after a login or payment, or from a draft of an
 * older version.
 */
export function hasEntryPoint(loaded: LoadedForm): boolean {
  const { scope, drafts } = deviceDraftsOf(loaded);
  const { login_provider: needed } = loaded.form.submission_settings;
  if (needed || location.hash.startsWith('#fb-')) return true;
  return !drafts.find(scope) && drafts.hasAny(scope.formId);
}
