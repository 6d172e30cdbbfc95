import { selectAdministrators } from '../../../accounts/accounts-queries.ts';
import { issuerPath } from '../../issuer.ts';
import { renderRefusalPage } from '../../pages/refusal-page.ts';
import { sendPage } from '../../pages/send-page.ts';
import { startSteps } from '../continue-sign-in.ts';
import { pageLanguage } from '../page-language.ts';
import { takeAttempt } from './provider-attempt.ts';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderResult,
} from './provider-sign-in.ts';
import { sendSignIn } from '../send-sign-in.ts';
import type { Exchange, SignInContext } from '../sign-in-context.ts';
import { signInFrame } from '../sign-in-frame.ts';
import { signInPath } from '../sign-in-path.ts';

/**
 * Handles the part of the login page about outside providers: the link to one, and the answer that comes back. Returns
 * false for any other request.
 */
export async function handleProvider(context: SignInContext, exchange: Exchange): Promise<boolean> {
  const { request } = exchange;
  if (request.method !== 'GET') return false;
  const { searchParams } = new URL(request.url ?? '/', context.origin);
  const providerId = searchParams.get('provider');
  const state = searchParams.get('state');
  if (state !== null) await handleAnswer(context, exchange, state);
  else if (providerId !== null) await handleStart(context, exchange, providerId);
  return state !== null || providerId !== null;
}

async function handleStart(
  context: SignInContext,
  exchange: Exchange,
  providerId: string,
): Promise<void> {
  const language = pageLanguage(exchange);
  const start = await beginProviderSignIn(context, exchange, { providerId, language });
  if (start.kind === 'redirect') return redirect(exchange, start.url);
  const problem =
    start.kind === 'failed'
      ? ({ code: 'providerFailed', provider: start.provider.name } as const)
      : null;
  return sendSignIn(context, exchange, { email: '', problem });
}

async function handleAnswer(
  context: SignInContext,
  exchange: Exchange,
  state: string,
): Promise<void> {
  const attempt = await takeAttempt(context, exchange.interaction, state);
  // A page that was reloaded, or an answer that nobody asked for.
  if (attempt === undefined) return redirect(exchange, addressOf(exchange));
  const result = await finishProviderSignIn(context, exchange, attempt);
  const { language } = attempt;
  if (result.kind === 'admitted')
    return startSteps(context, exchange, {
      userId: result.userId,
      passed: result.hasSecondFactor ? ['provider', 'provider_factor'] : ['provider'],
      provider: result.provider.name,
      ...(result.outside && { outside: result.outside }),
      language,
    });
  if (result.kind === 'refused') return sendRefusal(context, exchange, result, language);
  return sendSignIn(context, exchange, { email: '', kept: language, problem: problemOf(result) });
}

function problemOf(result: Exclude<ProviderResult, { kind: 'admitted' | 'refused' }>) {
  if (result.kind === 'unknown') return null;
  const code = result.kind === 'cancelled' ? 'providerCancelled' : 'providerFailed';
  return { code, provider: result.provider.name } as const;
}

async function sendRefusal(
  context: SignInContext,
  exchange: Exchange,
  { reason, provider }: Extract<ProviderResult, { kind: 'refused' }>,
  kept: string,
): Promise<void> {
  const { tenant, transaction } = context;
  const { contact } = provider;
  const helpers = contact ? [] : await transaction((tx) => selectAdministrators(tx, tenant.id, 3));
  const language = pageLanguage(exchange, { kept });
  const frame = signInFrame(context, language);
  sendPage(exchange.response, {
    status: 403,
    markup: renderRefusalPage(frame, {
      reason,
      provider: provider.name,
      contact,
      helpers,
      back: addressOf(exchange),
    }),
  });
}

const addressOf = ({ interaction }: Exchange): string =>
  `${issuerPath}${signInPath}${interaction.uid}`;

function redirect({ response }: Exchange, address: string): void {
  response.statusCode = 303;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('location', address);
  response.end();
}
