import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { SessionNotFound } from '../../src/platform/oidc/oidc-provider.ts';
import { readForm } from '../../src/platform/http/requests/read-form.ts';
import { sendSimulatorFile, sendSimulatorPage } from '../simulator-page.ts';
import type { Simulator } from '../simulator.ts';
import { digidLevels } from './assurance.ts';
import { digidBase, loginPage, noticePage } from './login-page.ts';
import { findRepresented } from './represented.ts';
import { accountOf, createSimulatorProvider, type SimulatorClient } from './simulator-provider.ts';
import { findPerson } from './test-people.ts';

/** Where the simulator is an OpenID Provider, on the origin of the simulators. */
export function digidIssuer(origin: string): string {
  return `${origin}/${digidBase}`;
}

/**
 * Plays DigiD behind a broker: an OpenID Provider whose login page offers invented people, every
 * level of assurance, and the ways in which logging in can go wrong.
 */
export async function createDigidSimulator(
  origin: string,
  client: SimulatorClient,
): Promise<Simulator> {
  const provider = await createSimulatorProvider(digidIssuer(origin), client);
  const respond = provider.callback();
  return {
    name: digidBase,
    handle: async (request, response) => {
      if (sendSimulatorFile(request, response)) return;
      const original = request.url ?? '/';
      const path = original.slice(digidBase.length + 1) || '/';
      // `originalUrl` is where connect-style servers keep the path before a part was taken off.
      Object.assign(request, { originalUrl: original, url: path });
      if (path === '/session/end' && request.method === 'POST') await takePostedLogout(request);
      if (path.startsWith('/login/')) await handleLogin(provider, client, request, response);
      else await respond(request, response);
    },
  };
}

/**
 * Lets the library read a posted logout, which providers must accept (RP-Initiated Logout 1.0, 2): it does so itself only
 * with cookies that need HTTPS.
 */
async function takePostedLogout(request: IncomingMessage): Promise<void> {
  const form = (await readForm(request)) ?? new URLSearchParams();
  const url = `/session/end?${form.toString()}`;
  Object.assign(request, { method: 'GET', url, originalUrl: `/${digidBase}${url}` });
}

async function handleLogin(
  provider: Provider,
  client: SimulatorClient,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { params } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const result = resultOf((await readForm(request)) ?? new URLSearchParams());
      await provider.interactionFinished(request, response, result);
      return;
    }
    const asked = params['acr_values'];
    const level = typeof asked === 'string' ? asked.split(' ', 1)[0] : undefined;
    sendSimulatorPage(response, loginPage({ clientName: client.name, level }));
  } catch (error) {
    if (!(error instanceof SessionNotFound)) throw error;
    const page = noticePage('Deze pagina is verlopen', 'Ga terug naar het formulier.');
    sendSimulatorPage(response, page, 400);
  }
}

type Result = Parameters<Provider['interactionFinished']>[2];

function resultOf(form: URLSearchParams): Result {
  const person = findPerson(form.get('person') ?? '');
  const level = digidLevels.find(({ acr }) => acr === form.get('level'));
  if (form.get('action') === 'cancel') {
    return { error: 'access_denied', error_description: 'Cancelled by the person.' };
  }
  if (form.get('action') !== 'login' || person === undefined || level === undefined) {
    return { error: 'temporarily_unavailable', error_description: 'Told to fail.' };
  }
  const represented = form.get('represented') ?? '';
  const isUnknown = represented !== '' && findRepresented(represented) === undefined;
  if (isUnknown) return { error: 'invalid_request', error_description: 'No such mandate.' };
  return { login: { accountId: accountOf(form.get('person') ?? '', represented), acr: level.acr } };
}
