import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TenantContext } from '../identity-options.ts';
import { issuerPath } from '../issuer.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { renderNoticePage } from '../pages/notice-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import { renderSignInPage, type SignInProblem } from '../pages/sign-in-page.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { SessionNotFound } from '../../platform/oidc/oidc-provider.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { checkCredentials, type SignInOutcome } from './check-credentials.ts';
import { readForm } from '../../platform/http/requests/read-form.ts';

/** What the login page works with. */
export interface SignInContext extends TenantContext {
  readonly provider: Provider;
  readonly passwordHasher: PasswordHasher;
  readonly cipher: SecretCipher;
  readonly addressOf: (request: IncomingMessage) => string;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly interaction: Interaction;
}

/** Path below the issuer under which the provider sends people to sign in. */
export const signInPath = '/interaction/';

/**
 * The login page: shows it, checks what was posted, and sends the browser on. The interaction's
 * signed cookie must belong to the address, so a form on another site cannot post here.
 */
export async function handleSignIn(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const interaction = await findInteraction(context.provider, request, response);
  if (!interaction || isFromElsewhere(request)) return sendExpired(context, request, response);
  const exchange = { request, response, interaction };
  if (interaction.prompt.name !== 'login') return finish(context, exchange, { consent: {} });
  if (request.method === 'POST') return handlePost(context, exchange);
  return sendSignIn(context, exchange, { email: hintOf(interaction), problem: null });
}

async function handlePost(context: SignInContext, exchange: Exchange): Promise<void> {
  const form = await readForm(exchange.request);
  const email = form?.get('email') ?? '';
  const password = form?.get('password') ?? '';
  const language = form?.get('lang') ?? undefined;
  const refuse = (problem: SignInProblem) =>
    sendSignIn(context, exchange, { email, problem, language });

  if (email.trim() === '' || password === '') {
    return refuse({ code: 'missing', email: email.trim() === '', password: password === '' });
  }
  const guess = guessOf(context, exchange.request, email);
  const outcome = await checkCredentials(context, { ...guess, password });
  if (outcome.code !== 'accepted') return refuse(toProblem(outcome));
  rememberDevice(context, exchange.response, { ...guess, path: issuerPath + signInPath });
  return finish(context, exchange, { login: { accountId: outcome.userId, amr: ['pwd'] } });
}

function guessOf(context: SignInContext, request: IncomingMessage, typed: string) {
  const email = typed.trim().toLowerCase();
  const knownDevice = findKnownDevice(context, request, email);
  return { email, address: context.addressOf(request), knownDevice };
}

function toProblem(outcome: Exclude<SignInOutcome, { code: 'accepted' }>): SignInProblem {
  if (outcome.code !== 'throttled') return outcome;
  return { code: 'throttled', minutes: Math.max(1, Math.ceil(outcome.waitS / 60)) };
}

async function finish(
  { provider }: SignInContext,
  { request, response }: Exchange,
  result: Parameters<Provider['interactionFinished']>[2],
): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  await provider.interactionFinished(request, response, result);
}

function sendSignIn(
  { tenant }: SignInContext,
  { request, response, interaction }: Exchange,
  page: {
    readonly email: string;
    readonly problem: SignInProblem | null;
    readonly language?: string | undefined;
  },
): void {
  const language = languageOf(request, interaction, page.language);
  const frame = { tenantName: tenant.name, language, base: issuerPath };
  const { problem } = page;
  sendPage(response, {
    status: problem ? statusOf[problem.code] : 200,
    markup: renderSignInPage(frame, { email: page.email, problem }),
    ...(problem?.code === 'throttled' && { retryAfterS: problem.minutes * 60 }),
  });
}

const statusOf: Readonly<Record<SignInProblem['code'], number>> = {
  missing: 422,
  refused: 422,
  throttled: 429,
  busy: 503,
};

function sendExpired(
  { tenant }: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const language = chooseLanguage(request.headers['accept-language']);
  const frame = { tenantName: tenant.name, language, base: issuerPath };
  sendPage(response, { status: 400, markup: renderNoticePage(frame, 'expired') });
}

async function findInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request, response);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    return path === `${signInPath}${interaction.uid}` ? interaction : undefined;
  } catch (error) {
    if (error instanceof SessionNotFound) return undefined;
    throw error;
  }
}

/** Browsers say where a post comes from; one from another site is never ours. */
function isFromElsewhere(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return request.method === 'POST' && site !== undefined && site !== 'same-origin';
}

/** The switch on the page, else what the application asks for, else the browser's languages. */
function languageOf(request: IncomingMessage, { params }: Interaction, posted?: string): Language {
  const chosen =
    new URL(request.url ?? '/', 'http://localhost').searchParams.get('lang') ?? undefined;
  return chooseLanguage(
    posted,
    chosen,
    text(params['ui_locales']),
    request.headers['accept-language'],
  );
}

const hintOf = ({ params }: Interaction): string => text(params['login_hint'])?.slice(0, 254) ?? '';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
