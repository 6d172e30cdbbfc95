import { jwtVerify } from 'jose';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may ask the server for attributes, by an API token or with a signed request. */
export interface SimulatedRequestor {
  readonly name: string;
  readonly token: string;
  /** In Base64, as the configuration of the real server has it. */
  readonly hmacKey: string;
}

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The content of an authenticated request; `null` for any other. */
export async function readRequest(
  { headers, body }: Posted,
  requestor: SimulatedRequestor,
  now: number,
): Promise<unknown> {
  const contentType = headers['content-type'] ?? '';
  if (contentType.startsWith('application/json'))
    return headers.authorization === requestor.token ? parseJson(body) : null;
  if (!contentType.startsWith('text/plain') || headers.authorization !== undefined) return null;
  try {
    const { payload } = await jwtVerify(body, Buffer.from(requestor.hmacKey, 'base64'), {
      algorithms: ['HS256'],
      issuer: requestor.name,
      subject: 'verification_request',
      maxTokenAge: '300s',
      currentDate: new Date(now),
    });
    return payload['sprequest'] ?? null;
  } catch {
    // Signed by somebody else, or too old.
    return null;
  }
}

/** The content of a body; `undefined` for one that is not JSON. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // The schema of the request refuses it.
    return undefined;
  }
}
