import type { SimulatedResponse, SimulatorRequest } from './http-simulator.ts';

/** The credentials of the token server of simulators. */
export const simulatorClient = { id: 'form-builder', secret: 'simulator-client-secret' };
const accessToken = 'simulator-access-token';

/** The header of a request with an access token. */
export const simulatorAuthorisation = `Bearer ${accessToken}`;

/** Answers a request for an access token with OAuth client credentials. */
export function issueToken({ body }: SimulatorRequest): SimulatedResponse {
  const form = new URLSearchParams(body);
  const isClient =
    form.get('grant_type') === 'client_credentials' &&
    form.get('client_id') === simulatorClient.id &&
    form.get('client_secret') === simulatorClient.secret;
  if (!isClient) return { status: 400, body: { error: 'invalid_client' } };
  return { body: { access_token: accessToken, token_type: 'Bearer', expires_in: 600 } };
}
