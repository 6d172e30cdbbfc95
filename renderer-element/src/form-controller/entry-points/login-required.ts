import { readKept } from '../../auth/login-store.ts';
import type { LoadedForm } from '../load-form.ts';
import type { Visit } from '../form-controller.ts';

/** Asks for the login that a form needs before it opens, unless this tab has one. */
export async function askForLogin(visit: Visit, loaded: LoadedForm): Promise<boolean> {
  const { login_provider: provider } = loaded.form.submission_settings;
  if (provider === undefined) return false;
  visit.begin(loaded);
  if (readKept(loaded.form.id).tokens?.[provider] !== undefined) return true;
  await visit.walk?.reachEnd();
  visit.state.screen = 'login';
  return true;
}
