import { createClient, type Client } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { StartError } from '../platform/start-error.ts';
import type { CredentialSource } from './sign-in/credentials.ts';
import { signIn } from './sign-in/sign-in.ts';

/** The API of a server, as a signed-in user. */
export type Connection = Client<ApiContract>;

const defaultServer = 'http://localhost:3000';

/** Large forms take longer than a call of a screen. */
const timeoutMs = 120_000;

/** Signs in at the server that the command line or the environment names. */
export async function openConnection(
  server: string | undefined,
  source: CredentialSource,
): Promise<Connection> {
  const { FORMS_SERVER, FORMS_TOKEN: given = '' } = source.environment;
  const origin = originOf(server ?? FORMS_SERVER ?? defaultServer);
  const token = given === '' ? await signInAt(origin, source) : given;
  return createClient<ApiContract>(contract, {
    baseUrl: origin,
    // The command's own texts are English.
    headers: () => ({ authorization: `Bearer ${token}`, 'accept-language': 'en' }),
    timeoutMs,
  });
}

function originOf(server: string): string {
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new StartError(`${server} is not the address of a server, such as https://example.nl.`);
  return url.origin;
}

async function signInAt(origin: string, source: CredentialSource): Promise<string> {
  try {
    return await signIn(origin, source);
  } catch (error) {
    // Node's fetch throws a TypeError without a response.
    if (error instanceof TypeError) throw new StartError(`${origin} does not answer.`);
    throw error;
  }
}
