import { issuerPath } from '../issuer.ts';
import { sendPage } from '../pages/send-page.ts';
import { readForm } from '../../platform/http/requests/read-form.ts';
import { announceEmergency } from './announce-emergency.ts';
import { codeStep } from './code-step.ts';
import { enrolmentStep } from './enrolment-step.ts';
import { finishInteraction } from './finish-interaction.ts';
import { noteSignIn } from './note-sign-in.ts';
import { pageLanguage } from './page-language.ts';
import { hasSecondFactor, keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';
import { findSignInAccount, type SignInAccount } from './sign-in-account.ts';
import type { Exchange, SignInContext } from './sign-in-context.ts';
import { signInFrame } from './sign-in-frame.ts';
import { signInPath } from './sign-in-path.ts';
import type { SignInStep, StepOutcome, StepRequest } from './sign-in-step.ts';

/** The steps after the password or passkey, in this order. */
const steps: readonly SignInStep[] = [codeStep, enrolmentStep];

/** Continues after a correct password or passkey: shows the first due step, or finishes the sign-in. */
export async function startSteps(
  context: SignInContext,
  exchange: Exchange,
  proven: Omit<PendingSignIn, 'atMs'>,
): Promise<void> {
  await goOn(context, exchange, { ...proven, atMs: context.runtime.now() });
}

/** Handles a request of a user whose password was correct. */
export async function continueSignIn(
  context: SignInContext,
  exchange: Exchange,
  pending: PendingSignIn,
): Promise<void> {
  const { request, response, interaction } = exchange;
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  const account = await findSignInAccount(context, pending.userId);
  if (account === undefined || form?.has('restart')) {
    await keepPendingSignIn(interaction, null);
    reload(exchange);
    return;
  }
  const step = findDueStep(account, pending);
  if (step === undefined) return goOn(context, exchange, pending);
  const posted = form?.get('lang') ?? undefined;
  const language = pageLanguage(exchange, { posted, kept: pending.language });
  const frame = signInFrame(context, language);
  const stepRequest: StepRequest = {
    context,
    frame,
    account,
    interactionId: interaction.uid,
    address: context.addressOf(request),
  };
  if (form === undefined) {
    sendPage(response, { status: 200, markup: await step.show(stepRequest) });
    return;
  }
  const outcome = await step.submit(stepRequest, form);
  if (outcome.code === 'refused') {
    sendRefusal(exchange, outcome);
    return;
  }
  const passed: PendingSignIn = {
    ...pending,
    language,
    passed: [...pending.passed, outcome.as ?? step.name],
  };
  if (outcome.page === undefined) return goOn(context, exchange, passed);
  await keepPendingSignIn(interaction, passed);
  sendPage(response, { status: 200, markup: outcome.page });
}

const findDueStep = (account: SignInAccount, { passed }: PendingSignIn) =>
  steps.find((step) => step.isDue(account, passed));

async function goOn(
  context: SignInContext,
  exchange: Exchange,
  pending: PendingSignIn,
): Promise<void> {
  const account = await findSignInAccount(context, pending.userId);
  if (account === undefined || findDueStep(account, pending) !== undefined) {
    await keepPendingSignIn(exchange.interaction, account === undefined ? null : pending);
    reload(exchange);
    return;
  }
  const { email } = account;
  const address = context.addressOf(exchange.request);
  const { provider, outside } = pending;
  await noteSignIn(context, { email, address, provider }, { code: 'accepted', userId: account.id });
  await announceEmergency(context, account);
  await finishInteraction(context.provider, exchange, {
    login: { accountId: account.id, amr: methodsOf(pending) },
    ...(outside && { outside }),
  });
}

/** The methods of a sign-in (RFC 8176), of which none names an outside provider: a passkey proves a key and, with PIN or finger, its user. */
function methodsOf({ passed }: PendingSignIn): string[] {
  if (passed.includes('passkey')) return ['pop', 'user', 'mfa'];
  const first = passed.includes('provider') ? [] : ['pwd'];
  if (passed.includes('provider_factor')) return ['mfa'];
  return hasSecondFactor(passed) ? [...first, 'otp', 'mfa'] : first;
}

/** Redirects to the same URL, which then shows the due step: a page that can be reloaded. */
function reload({ response, interaction }: Exchange): void {
  response.statusCode = 303;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('location', `${issuerPath}${signInPath}${interaction.uid}`);
  response.end();
}

function sendRefusal(
  { response }: Exchange,
  { page, retryAfterS }: Extract<StepOutcome, { code: 'refused' }>,
): void {
  if (retryAfterS === undefined) sendPage(response, { status: 422, markup: page });
  else sendPage(response, { status: 429, markup: page, retryAfterS });
}
