import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers as Mollie does. */
export function sendMollieJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
}

const titles: Readonly<Record<number, string>> = {
  401: 'Unauthorized Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Refuses as Mollie does; `field` names what was wrong with an order. */
export function sendMollieProblem(response: ServerResponse, status: number, field?: string): void {
  const title = titles[status] ?? 'Error';
  const documentation = { href: 'https://docs.mollie.com/errors', type: 'text/html' };
  sendMollieJson(response, status, {
    status,
    title,
    detail: title,
    ...(field !== undefined && { field }),
    _links: { documentation },
  });
}

/** The posted JSON; `undefined` when it is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  // A Node stream of bytes yields buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
