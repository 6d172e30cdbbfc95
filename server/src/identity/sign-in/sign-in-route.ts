import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { issuerPath } from '../issuer.ts';
import { chooseLanguage } from '../pages/choose-language.ts';
import { renderNoticePage } from '../pages/notice-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import type { SignInProblem } from '../pages/sign-in-page.ts';
import { readForm } from '../../platform/http/requests/read-form.ts';
import { SessionNotFound } from '../../platform/oidc/oidc-provider.ts';
import { checkCredentials, type SignInOutcome } from './check-credentials.ts';
import { continueSignIn, startSteps } from './continue-sign-in.ts';
import { finishInteraction } from './finish-interaction.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { noteSignIn } from './note-sign-in.ts';
import { signInWithPasskey } from './passkey-sign-in.ts';
import { pageLanguage } from './page-language.ts';
import { findPendingSignIn } from './pending-sign-in.ts';
import { handleProvider } from './outside-providers/provider-route.ts';
import { sendSignIn } from './send-sign-in.ts';
import type { Exchange, Interaction, SignInContext } from './sign-in-context.ts';
import { signInFrame } from './sign-in-frame.ts';
import { signInPath } from './sign-in-path.ts';

/**
 * The login page: shows it, checks the posted form, and redirects the browser. The interaction's signed cookie
 * must match the URL, so a form on another site cannot post here.
 */
export async function handleSignIn(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const interaction = await findInteraction(context.provider, request, response);
  if (!interaction || isFromElsewhere(request)) return sendExpired(context, request, response);
  const exchange = { request, response, interaction };
  if (interaction.prompt.name !== 'login')
    return finishInteraction(context.provider, exchange, { consent: {} });
  const pending = findPendingSignIn(interaction, context.runtime.now());
  if (pending) return continueSignIn(context, exchange, pending);
  if (await handleProvider(context, exchange)) return;
  if (request.method === 'POST') return handlePost(context, exchange);
  return sendSignIn(context, exchange, { email: hintOf(interaction), problem: null });
}

async function handlePost(context: SignInContext, exchange: Exchange): Promise<void> {
  const form = await readForm(exchange.request);
  const email = form?.get('email') ?? '';
  const password = form?.get('password') ?? '';
  const language = form?.get('lang') ?? undefined;
  const refuse = (problem: SignInProblem) =>
    sendSignIn(context, exchange, { email, problem, posted: language });
  const chosen = pageLanguage(exchange, { posted: language });

  const answer = form?.get('passkey');
  if (answer) return handlePasskey(context, exchange, { answer, chosen, refuse });
  if (email.trim() === '' || password === '') {
    return refuse({ code: 'missing', email: email.trim() === '', password: password === '' });
  }
  const guess = guessOf(context, exchange.request, email);
  const outcome = await checkCredentials(context, { ...guess, password });
  if (outcome.code !== 'accepted') {
    await noteSignIn(context, guess, outcome);
    return refuse(toProblem(outcome));
  }
  rememberDevice(context, exchange.response, { ...guess, path: issuerPath + signInPath });
  return startSteps(context, exchange, { userId: outcome.userId, passed: [], language: chosen });
}

interface PasskeyPost {
  readonly answer: string;
  readonly chosen: string;
  readonly refuse: (problem: SignInProblem) => Promise<void>;
}

async function handlePasskey(
  context: SignInContext,
  exchange: Exchange,
  { answer, chosen, refuse }: PasskeyPost,
): Promise<void> {
  const userId = await signInWithPasskey(context, exchange, answer);
  if (userId === undefined) return refuse({ code: 'passkeyFailed' });
  return startSteps(context, exchange, { userId, passed: ['passkey'], language: chosen });
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

function sendExpired(
  context: SignInContext,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const language = chooseLanguage(request.headers['accept-language']);
  const frame = signInFrame(context, language);
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

/** Browsers send the origin of a post; one from another site is never ours. */
function isFromElsewhere(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return request.method === 'POST' && site !== undefined && site !== 'same-origin';
}

const hintOf = ({ params }: Interaction): string => text(params['login_hint'])?.slice(0, 254) ?? '';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
