import { readTabData } from '../../auth/login-store.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';

/** Requires the form's login before it opens, unless this tab has one. */
export async function requireLogin(
  controller: DraftController,
  loaded: LoadedForm,
): Promise<boolean> {
  const { login_provider: provider } = loaded.form.submission_settings;
  if (provider === undefined) return false;
  controller.begin(loaded);
  if (readTabData(loaded.form.id).tokens?.[provider] !== undefined) return true;
  await controller.navigation?.loadDeferred();
  controller.state.screen = 'login';
  return true;
}
