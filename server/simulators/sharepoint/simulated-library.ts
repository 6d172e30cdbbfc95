import { randomUUID } from 'node:crypto';
import type { SimulatedResponse, SimulatorRequest } from '../http-simulator.ts';
import { graphError, notFound } from './graph-answers.ts';

/** A file in the simulated libraries. */
export interface SimulatedItem {
  readonly id: string;
  readonly driveId: string;
  /** Below the library, decoded. */
  readonly path: string;
  readonly content: Buffer;
  /** How often its content was written. */
  readonly versions: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Session {
  readonly driveId: string;
  readonly path: string;
  readonly conflict: string;
  received: Buffer;
  total: number | null;
}

const partUnit = 327_680;
const forbidden = /["*:<>?|\\]|^[\s.]|[\s.]$|^~\$/;
const maxPath = 400;

/** The files and upload sessions of the simulated libraries. */
export class SimulatedLibrary {
  readonly items: SimulatedItem[] = [];
  readonly sessions = new Map<string, Session>();
  readonly #origin: () => string;
  readonly #addressOf: (driveId: string) => string;

  constructor(origin: () => string, addressOf: (driveId: string) => string) {
    this.#origin = origin;
    this.#addressOf = addressOf;
  }

  /** Answers a file or folder; folders exist while something is in them. */
  find(driveId: string, path: string): SimulatedResponse {
    const item = this.#itemAt(driveId, path);
    if (item !== undefined) return { body: this.#present(item) };
    const inside = this.items.some(
      (one) => one.driveId === driveId && one.path.startsWith(`${path}/`),
    );
    if (!inside) return notFound();
    const name = path.split('/').at(-1);
    return { body: { id: randomUUID(), name, folder: {}, webUrl: this.#webUrlOf(driveId, path) } };
  }

  put(driveId: string, path: string, { bytes, query }: SimulatorRequest): SimulatedResponse {
    const conflict = query.get('@microsoft.graph.conflictBehavior') ?? 'replace';
    return this.#refusalOf(driveId, path, conflict) ?? this.#write({ driveId, path }, bytes);
  }

  createSession(driveId: string, path: string, { body }: SimulatorRequest): SimulatedResponse {
    const { item = {} } = JSON.parse(body) as { item?: Record<string, string> };
    const conflict = item['@microsoft.graph.conflictBehavior'] ?? 'fail';
    const refused = this.#refusalOf(driveId, path, conflict);
    if (refused) return refused;
    const id = randomUUID();
    this.sessions.set(id, { driveId, path, conflict, received: Buffer.alloc(0), total: null });
    const uploadUrl = `${this.#origin()}/upload/${id}?tempauth=simulated`;
    return {
      body: { '@odata.context': '', uploadUrl, expirationDateTime: '2026-12-01T09:00:00Z' },
    };
  }

  /** Answers what is sent to an upload address. */
  upload(id: string, request: SimulatorRequest): SimulatedResponse {
    const session = this.sessions.get(id);
    if (request.headers.authorization !== undefined)
      return graphError(401, 'unauthenticated', 'The upload address takes no token.');
    if (session === undefined) return notFound();
    if (request.method === 'GET') return this.#status(session, 200);
    if (request.method !== 'PUT') return graphError(405, 'invalidRequest', 'Not allowed.');
    return this.#takePart(id, session, request);
  }

  fill(driveId: string, itemId: string, { body }: SimulatorRequest): SimulatedResponse {
    const at = this.items.findIndex((one) => one.driveId === driveId && one.id === itemId);
    const item = this.items[at];
    if (item === undefined) return notFound();
    const fields = { ...item.fields, ...(JSON.parse(body) as Record<string, unknown>) };
    this.items[at] = { ...item, fields };
    return { body: fields };
  }

  #takePart(id: string, session: Session, { headers, bytes }: SimulatorRequest): SimulatedResponse {
    const range = readRange(headers['content-range']);
    if (range === undefined) return graphError(400, 'invalidRequest', 'Content-Range is missing.');
    const { end, total } = range;
    const isLast = end + 1 === total;
    const wrong = findRangeError(range, bytes.length, session);
    if (wrong) return wrong;
    session.total = total;
    session.received = Buffer.concat([session.received, bytes]);
    if (!isLast) return this.#status(session, 202);
    const refused = this.#refusalOf(session.driveId, session.path, session.conflict);
    if (refused) return refused;
    this.sessions.delete(id);
    return this.#write(session, session.received);
  }

  #status({ received }: Session, status: number): SimulatedResponse {
    const next = `${String(received.length)}-`;
    const body = { expirationDateTime: '2026-12-01T09:00:00Z', nextExpectedRanges: [next] };
    return { status, body };
  }

  #refusalOf(driveId: string, path: string, conflict: string): SimulatedResponse | undefined {
    const address = decodeURIComponent(new URL(this.#webUrlOf(driveId, path)).pathname);
    if (address.length > maxPath || path.split('/').some((part) => forbidden.test(part)))
      return graphError(400, 'invalidRequest', 'The provided name cannot be used.');
    return conflict === 'fail' && this.#itemAt(driveId, path) !== undefined
      ? graphError(409, 'nameAlreadyExists', 'The specified item name already exists.')
      : undefined;
  }

  #write(
    { driveId, path }: Pick<SimulatedItem, 'driveId' | 'path'>,
    content: Buffer,
  ): SimulatedResponse {
    const at = this.items.findIndex((one) => one.driveId === driveId && one.path === path);
    const known = this.items[at];
    const item = {
      id: known?.id ?? `01${randomUUID().replaceAll('-', '').toUpperCase()}`,
      driveId,
      path,
      content,
      versions: (known?.versions ?? 0) + 1,
      fields: known?.fields ?? {},
    };
    if (known === undefined) this.items.push(item);
    else this.items[at] = item;
    return { status: known === undefined ? 201 : 200, body: this.#present(item) };
  }

  #itemAt(driveId: string, path: string): SimulatedItem | undefined {
    const wanted = path.toLowerCase();
    return this.items.find((one) => one.driveId === driveId && one.path.toLowerCase() === wanted);
  }

  #webUrlOf = (driveId: string, path: string): string =>
    `${this.#addressOf(driveId)}/${path.split('/').map(encodeURIComponent).join('/')}`;

  #present({ id, driveId, path, content }: SimulatedItem): object {
    return {
      '@odata.context': `${this.#origin()}/v1.0/$metadata#drives/items/$entity`,
      id,
      name: path.split('/').at(-1),
      size: content.length,
      eTag: `"{${id}},1"`,
      webUrl: this.#webUrlOf(driveId, path),
      file: { mimeType: 'application/octet-stream' },
      parentReference: { driveType: 'documentLibrary', driveId },
    };
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

function readRange(header = ''): Range | undefined {
  const found = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header);
  if (found === null) return undefined;
  const [start = 0, end = 0, total = 0] = found.slice(1).map(Number);
  return { start, end, total };
}

function findRangeError(
  { start, end, total }: Range,
  size: number,
  session: Session,
): SimulatedResponse | undefined {
  if (end - start + 1 !== size || (session.total ?? total) !== total)
    return graphError(400, 'invalidRequest', 'The range does not fit the content.');
  if (end + 1 !== total && size % partUnit !== 0)
    return graphError(400, 'invalidRequest', 'The part is no multiple of 320 KiB.');
  return start === session.received.length
    ? undefined
    : graphError(416, 'invalidRange', 'The range was received before, or is out of order.');
}
