import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';

const attribute = v.union([
  v.string(),
  v.object({
    type: v.string(),
    value: v.exactOptional(v.nullable(v.string())),
    notNull: v.exactOptional(v.boolean()),
  }),
]);

const disclosureSchema = v.object({
  '@context': v.literal('https://irma.app/ld/request/disclosure/v2'),
  disclose: v.array(v.array(v.array(attribute))),
  clientReturnUrl: v.exactOptional(v.pipe(v.string(), v.url())),
});

/** A session request, which the extended form wraps. */
export const requestSchema = v.union([
  v.pipe(
    disclosureSchema,
    v.transform((request) => ({ timeout: undefined, request })),
  ),
  v.object({ timeout: v.exactOptional(v.number()), request: disclosureSchema }),
]);

export type IrmaRequest = v.InferOutput<typeof requestSchema>;

/** The options that the page of a session sets. */
export const optionsSchema = v.object({
  '@context': v.literal('https://irma.app/ld/request/frontendoptions/v1'),
  pairingMethod: v.picklist(['none', 'pin']),
});

export type SimulatedStatus =
  'INITIALIZED' | 'PAIRING' | 'CONNECTED' | 'CANCELLED' | 'DONE' | 'TIMEOUT';

export type ProofStatus = 'VALID' | 'INVALID' | 'EXPIRED' | 'MISSING_ATTRIBUTES';

interface Disclosed {
  readonly id: string;
  readonly rawvalue: string;
  readonly value: Readonly<Record<string, string>>;
  readonly status: 'PRESENT';
}

/** A session of the simulator. */
export interface IrmaSession {
  /** Of the requestor. */
  readonly token: string;
  /** Of the app. */
  readonly clientToken: string;
  /** Of the page that shows the QR code. */
  readonly authorization: string;
  readonly request: IrmaRequest;
  /** Milliseconds since the epoch, from which the time-out counts. */
  changedAt: number;
  status: SimulatedStatus;
  /** The code that the app shows; absent without pairing. */
  pairingCode?: string | undefined;
  proofStatus?: ProofStatus;
  disclosed?: readonly (readonly Disclosed[])[];
}

const defaultTimeoutSeconds = 300;

/** How long a session stays known after its end. */
const keptMs = 5 * 60_000;

/** Creates a session with tokens of the length that the real server uses. */
export function createSession(request: IrmaRequest, now: number): IrmaSession {
  const createToken = () => randomBytes(15).toString('base64url');
  return {
    token: createToken(),
    clientToken: createToken(),
    authorization: createToken(),
    request,
    changedAt: now,
    status: 'INITIALIZED',
  };
}

export const hasEnded = ({ status }: Pick<IrmaSession, 'status'>): boolean =>
  status === 'DONE' || status === 'CANCELLED' || status === 'TIMEOUT';

/** Sets whether the app shows a code first; the options as the server presents them. */
export function setPairing(session: IrmaSession, pairingMethod: 'none' | 'pin'): object {
  session.pairingCode =
    pairingMethod === 'pin' ? String(randomInt(10_000)).padStart(4, '0') : undefined;
  const { pairingCode } = session;
  return {
    '@context': 'https://irma.app/ld/options/v1',
    pairingMethod,
    ...(pairingCode !== undefined && { pairingCode }),
  };
}

/** The app finds the session. */
export function connect(session: IrmaSession, now: number): void {
  if (session.status !== 'INITIALIZED') return;
  changeStatus(session, session.pairingCode === undefined ? 'CONNECTED' : 'PAIRING', now);
}

/** Whether the session is still known, which ends it when its time is over. */
export function isKnown(session: IrmaSession, now: number): boolean {
  const timeoutMs = (session.request.timeout ?? defaultTimeoutSeconds) * 1000;
  if (!hasEnded(session) && now >= session.changedAt + timeoutMs) {
    session.status = 'TIMEOUT';
    session.changedAt += timeoutMs;
  }
  return !hasEnded(session) || now < session.changedAt + keptMs;
}

/** Changes the status of a session that has not ended. */
export function changeStatus(session: IrmaSession, status: SimulatedStatus, now: number): void {
  if (hasEnded(session)) return;
  session.status = status;
  session.changedAt = now;
}

/**
 * Discloses the first set of each choice that the cards have; false when they lack one, at which the app stops without
 * giving a reason.
 */
export function disclose(
  session: IrmaSession,
  cards: Readonly<Record<string, string>>,
  { proofStatus, now }: { readonly proofStatus: ProofStatus; readonly now: number },
): boolean {
  const chosen = session.request.request.disclose.map((choice) =>
    // The app offers the fullest set that somebody has.
    choice
      .map((set) => set.map((wanted) => presentAttribute(wanted, cards)))
      .filter((set): set is Disclosed[] => !set.includes(undefined))
      .reduce<Disclosed[] | undefined>(
        (best, set) => (best === undefined || set.length > best.length ? set : best),
        undefined,
      ),
  );
  if (chosen.includes(undefined)) return false;
  session.disclosed = chosen.flatMap((set) => (set === undefined ? [] : [set]));
  session.proofStatus = proofStatus;
  changeStatus(session, 'DONE', now);
  return true;
}

function presentAttribute(
  wanted: v.InferOutput<typeof attribute>,
  cards: Readonly<Record<string, string>>,
): Disclosed | undefined {
  const { type: id, value = null } = typeof wanted === 'string' ? { type: wanted } : wanted;
  const rawvalue = cards[id];
  if (rawvalue === undefined || (value !== null && value !== rawvalue)) return undefined;
  return { id, rawvalue, value: { '': rawvalue, en: rawvalue, nl: rawvalue }, status: 'PRESENT' };
}

/** The result of a session as the server reports it. */
export function presentResult({ token, status, proofStatus, disclosed }: IrmaSession): object {
  return {
    token,
    status,
    type: 'disclosing',
    ...(proofStatus !== undefined && { proofStatus }),
    ...(disclosed !== undefined && { disclosed }),
  };
}
