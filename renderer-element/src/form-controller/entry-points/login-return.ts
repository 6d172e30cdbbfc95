import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import {
  loginFailures,
  type LoginFailure,
} from '@form-builder/core/contract/visitor/login-constants.ts';
import { resumeDraft } from '../../drafts/resume-draft.ts';
import { failureText } from '../../state/failure-text.ts';
import { hasLogin, keep, keepToken, readKept, type LoginAttempt } from '../../auth/login-store.ts';
import { environmentOf } from '../../auth/login-environment.ts';
import { leastLevelOf, loginFailureText } from '../../auth/login-failure-text.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { loginWatch } from '../../screens/lazy-modules.ts';
import type { LoadedForm } from '../load-form.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { Visit } from '../form-controller.ts';
import type { Walk } from '../../navigation/form-navigation.ts';
import type { Arrival } from './open-entry-point.ts';

/**
 * Back from logging in: `#fb-login={form}.{code}`, or `!` and the reason why not. The code is of no
 * use to a page that did not start the login, and works once.
 */
export const arriveFromLogin: Arrival = async (visit, loaded, value) => {
  const { id } = loaded.form;
  const { attempt, saved } = readKept(id);
  const code = value.slice(value.indexOf('.') + 1);
  if (!value.startsWith(`${id}.`) || attempt === undefined) return false;
  keep(id, { attempt: undefined });
  visit.begin(loaded);
  const services = await servicesOf(visit);
  if (!visit.walk || !services) return true;
  const failure = loginFailures.find((one) => code === `!${one}`);
  const outcome = failure ?? (await exchange(services, code, attempt));
  // What was typed is on the device; where that is not allowed, the server has it.
  if (!visit.state.isRestored && saved) await resumeDraft(visit, loaded, saved);
  visit.state.isRestored = false;
  if (hasLogin(id)) (await loginWatch.fetch(visit.walk.text)).watchLogins(visit);
  await show(visit, loaded, { attempt, outcome, services });
  return true;
};

interface Outcome {
  readonly attempt: LoginAttempt;
  readonly outcome: Login | LoginFailure | RequestFailure;
  readonly services: FormServices;
}

async function servicesOf({ walk }: Visit): Promise<FormServices | undefined> {
  return walk?.open.surroundings.findServices?.();
}

async function exchange(
  services: FormServices,
  code: string,
  { provider, verifier }: LoginAttempt,
): Promise<Login | RequestFailure> {
  try {
    const { token, login } = await services.call('login:exchange', { code, verifier });
    keepToken(services.address.formId, provider, token);
    return login;
  } catch (error) {
    if (error instanceof RequestFailure) return error;
    throw error;
  }
}

async function show(visit: Visit, { form }: LoadedForm, shown: Outcome): Promise<void> {
  const { walk } = visit;
  if (!walk) return;
  const { toField } = await walk.reachEnd();
  const isFormAsking = form.submission_settings.login_provider !== undefined;
  const cell = walk.open.session.findCell(shown.attempt.cellKey ?? '');
  if (cell) toField(walk, cell.key);
  else if (isFormAsking) visit.state.screen = 'login';
  const why = await reasonOf(visit, shown, cell?.required ?? isFormAsking);
  if (why !== undefined) tell(walk, visit, why, cell?.key);
  if (!cell) walk.focus({ on: why === undefined ? 'heading' : 'problem' });
}

/** Why nobody is logged in; `undefined` when somebody is. */
async function reasonOf(
  { state, walk }: Visit,
  { attempt, outcome, services }: Outcome,
  isRequired: boolean,
): Promise<string | undefined> {
  if (!state.text) return undefined;
  if (outcome instanceof RequestFailure) return failureText(outcome, state.text);
  if (typeof outcome !== 'string') return undefined;
  const provider = await nameOf(services, attempt.provider);
  const leastLevel = leastLevelOf(walk?.open.session.findCell(attempt.cellKey ?? ''));
  return loginFailureText({ failure: outcome, provider, leastLevel, isRequired }, state.text);
}

async function nameOf(services: FormServices, provider: string): Promise<string> {
  const environment = environmentOf(services);
  const found = await services.call('login:find', { provider, environment }).catch(() => undefined);
  return found?.name ?? provider;
}

/** At the field whose button it was, else above the button of the form. */
function tell(walk: Walk, { state }: Visit, message: string, cellKey: string | undefined): void {
  if (cellKey !== undefined) {
    walk.open.errors.set(cellKey, { message });
    return;
  }
  const title = state.text?.translate('visit.login.needed_title') ?? '';
  state.problem = { title, text: message, canRetry: false };
}
