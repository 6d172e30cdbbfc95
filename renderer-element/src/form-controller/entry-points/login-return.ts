import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import {
  loginFailures,
  type LoginFailure,
} from '@form-builder/core/contract/visitor/login-constants.ts';
import { failureText } from '../../state/errors/failure-text.ts';
import {
  hasLogin,
  writeTabData,
  storeToken,
  readTabData,
  type LoginAttempt,
} from '../../auth/login-store.ts';
import { environmentOf } from '../../auth/login-environment.ts';
import { registerExchange } from '../../auth/login-in-progress.ts';
import { minLevelOf, loginFailureText } from '../../auth/login-failure-text.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';
import type { SignLink } from '../../screens/co-signature/sign-link.ts';
import { coSignatureScreens, loginWarnings } from '../../screens/lazy/lazy-modules.ts';
import type { LoadedForm } from '../../state/loaded-form.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { DraftController } from '../../drafts/draft-controller.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import type { EntryPoint } from './entry-point.ts';
import { continueAnswers } from './continue-answers.ts';
import { showSignScreen } from './show-sign-screen.ts';

/**
 * The return from a login: `#fb-login={form}.{code}`, or `!` and a failure. The code works once,
 * and only in the tab that started the login.
 */
export const openLoginReturn: EntryPoint = async (controller, loaded, value) => {
  const { id } = loaded.form;
  const { attempt, saved } = readTabData(id);
  const code = value.slice(value.indexOf('.') + 1);
  if (!value.startsWith(`${id}.`) || attempt === undefined) return false;
  writeTabData(id, { attempt: undefined });
  controller.begin(loaded);
  // Registered before the login field, which the form draws now, reads the login.
  const ended = endAttempt(controller, code, attempt);
  registerExchange(id, ended);
  const shown = await ended;
  if (!controller.navigation || !shown) return true;
  if (attempt.signing) {
    await showSigner(controller, attempt.signing, shown);
    return true;
  }
  await continueAnswers(controller, loaded, saved);
  controller.state.isRestored = false;
  if (hasLogin(id)) {
    await loginWarnings.fetch(controller.navigation.text);
    controller.state.hasLogin = true;
    const { navigation } = controller;
    await loaded.outside?.fetchLogins(navigation.open).catch(ignoreOffline);
  }
  await show(controller, loaded, shown);
  return true;
};

interface Outcome {
  readonly attempt: LoginAttempt;
  readonly outcome: Login | LoginFailure | RequestFailure;
  readonly services: FormServices;
}

/** Exchanges the returned code, unless it is a failure; `undefined` when no form is open. */
async function endAttempt(
  { navigation }: DraftController,
  code: string,
  attempt: LoginAttempt,
): Promise<Outcome | undefined> {
  const services = await navigation?.open.fieldContext.loadServices?.();
  if (!services) return undefined;
  const failure = loginFailures.find((one) => code === `!${one}`);
  return { attempt, outcome: failure ?? (await exchangeCode(services, code, attempt)), services };
}

async function exchangeCode(
  services: FormServices,
  code: string,
  { provider, verifier }: LoginAttempt,
): Promise<Login | RequestFailure> {
  try {
    const { token, login } = await services.call('login:exchange', { code, verifier });
    storeToken(services.address.formId, provider, token);
    return login;
  } catch (error) {
    if (error instanceof RequestFailure) return error;
    throw error;
  }
}

async function show(
  controller: DraftController,
  { form }: LoadedForm,
  shown: Outcome,
): Promise<void> {
  const { navigation } = controller;
  if (!navigation) return;
  const { goToField } = await navigation.loadDeferred();
  const isFormAsking = form.submission_settings.login_provider !== undefined;
  const cell = navigation.open.session.findCell(shown.attempt.cellKey ?? '');
  if (cell) await goToField(navigation, cell.key);
  else if (isFormAsking) controller.state.screen = 'login';
  const why = await reasonOf(controller, shown, cell?.required ?? isFormAsking);
  if (why !== undefined) showMessage(navigation, controller, why, cell?.key);
  if (!cell) navigation.focus({ on: why === undefined ? 'heading' : 'problem' });
}

/** A co-signer continues with the request to sign. */
async function showSigner(
  controller: DraftController,
  link: SignLink,
  shown: Outcome,
): Promise<void> {
  const { navigation, state } = controller;
  if (!navigation) return;
  await coSignatureScreens.fetch(navigation.text);
  await showSignScreen(controller, link);
  const text = await reasonOf(controller, shown, true);
  if (text === undefined) return;
  const title = navigation.text.translate('form.co_signature.login_title');
  state.problem = { title, text, canRetry: false };
  navigation.focus({ on: 'problem' });
}

/** Why the login failed; `undefined` when it succeeded. */
async function reasonOf(
  { state, navigation }: DraftController,
  { attempt, outcome, services }: Outcome,
  isRequired: boolean,
): Promise<string | undefined> {
  if (!state.text) return undefined;
  if (outcome instanceof RequestFailure) return failureText(outcome, state.text);
  if (typeof outcome !== 'string') return undefined;
  const provider = await nameOf(services, attempt.provider);
  const cell = navigation?.open.session.findCell(attempt.cellKey ?? '');
  const minLevel = attempt.minLevel ?? minLevelOf(cell);
  return loginFailureText({ failure: outcome, provider, minLevel, isRequired }, state.text);
}

async function nameOf(services: FormServices, provider: string): Promise<string> {
  const environment = environmentOf(services);
  const found = await services.call('login:find', { provider, environment }).catch(() => undefined);
  return found?.name ?? provider;
}

/** Shows the message at the login field, or above the form's login button. */
function showMessage(
  navigation: FormNavigation,
  { state }: DraftController,
  message: string,
  cellKey: string | undefined,
): void {
  if (cellKey !== undefined) {
    navigation.open.errors.set(cellKey, { message });
    return;
  }
  const title = state.text?.translate('form.login.needed_title') ?? '';
  state.problem = { title, text: message, canRetry: false };
}
