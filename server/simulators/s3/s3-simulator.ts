import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';
import { findSignatureProblem, s3Key } from './check-signature.ts';

/** An object in the bucket. */
export interface SimulatedObject {
  readonly content: Buffer;
  readonly contentType: string;
  /** How often it was put. */
  readonly versions: number;
}

/** A bucket of an S3 service. */
export interface S3Simulator extends HttpSimulator {
  readonly settings: Readonly<Record<string, string>>;
  /** By key. */
  readonly objects: ReadonlyMap<string, SimulatedObject>;
  /** A proxy before the service answers with this status and a page; `null`: there is none. */
  readonly setProxyStatus: (status: number | null) => void;
  /** Whether our key may write. */
  readonly setWritable: (isWritable: boolean) => void;
}

const bucket = 'inzendingen';

/** Starts an S3 service with one bucket, which puts and deletes objects for one key pair. */
export async function startS3Simulator(options: {
  readonly isProduction: boolean;
}): Promise<S3Simulator> {
  const objects = new Map<string, SimulatedObject>();
  const state: BucketState = { proxyStatus: null, isWritable: true };
  const answer = (request: SimulatorRequest) => answerRequest(request, objects, state);
  const simulator = await startHttpSimulator({ ...options, answer });
  return {
    ...simulator,
    objects,
    settings: {
      endpoint: simulator.origin,
      region: 'eu-west-1',
      bucket,
      folder: 'formulieren',
      access_key_id: s3Key.id,
      path_style: 'true',
    },
    setProxyStatus: (status) => {
      state.proxyStatus = status;
    },
    setWritable: (isWritable) => {
      state.isWritable = isWritable;
    },
  };
}

interface BucketState {
  proxyStatus: number | null;
  isWritable: boolean;
}

function answerRequest(
  request: SimulatorRequest,
  objects: Map<string, SimulatedObject>,
  { proxyStatus, isWritable }: Readonly<BucketState>,
): SimulatedResponse {
  if (proxyStatus !== null) return { status: proxyStatus, headers: html, body: proxyPage };
  const problem = findSignatureProblem(request);
  if (problem !== null) return refusal(403, problem);
  const [, name, ...rest] = request.path.split('/');
  if (name !== bucket) return refusal(404, 'NoSuchBucket');
  if (!isWritable) return refusal(403, 'AccessDenied');
  const key = decodeURIComponent(rest.join('/'));
  if (request.method === 'PUT') {
    objects.set(key, {
      content: request.bytes,
      contentType: request.headers['content-type'] ?? '',
      versions: (objects.get(key)?.versions ?? 0) + 1,
    });
    return { status: 200, headers: xml, body: Buffer.alloc(0) };
  }
  if (request.method !== 'DELETE') return refusal(405, 'MethodNotAllowed');
  objects.delete(key);
  return { status: 204, headers: xml, body: Buffer.alloc(0) };
}

const html = { 'content-type': 'text/html' };
const xml = { 'content-type': 'application/xml' };
const proxyPage = Buffer.from('<html><body>Bad <b>Gateway</body></html>');

const refusal = (status: number, code: string): SimulatedResponse => ({
  status,
  headers: xml,
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  ),
});
