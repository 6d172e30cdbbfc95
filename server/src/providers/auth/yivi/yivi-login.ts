import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import * as v from 'valibot';
import { LoggableError } from '../../../platform/logging/loggable-error.ts';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { ProviderError } from '../../provider-error.ts';
import type {
  AppLoginStatus,
  AuthenticationRequest,
  LoginDriver,
  LoginOutcome,
} from '../login-driver.ts';
import { appLinksOf } from './app-links.ts';
import {
  createIrmaClient,
  type IrmaClient,
  type IrmaResult,
  type IrmaStatus,
} from './irma-client.ts';
import { readDisclosure } from './read-disclosure.ts';
import { parseYiviSettings, type YiviSettings } from './yivi-settings.ts';

/** The configuration of a login with Yivi. */
export interface YiviLoginOptions {
  readonly settings: unknown;
  /** The API token, the key of the signature in Base64, or the private key as PEM. */
  readonly secret: string | null;
  readonly client: OutgoingClient;
  readonly allowsPlainHttp: boolean;
  readonly now: () => number;
}

const checksSchema = v.object({
  token: v.string(),
  pointer: v.object({ u: v.string(), irmaqr: v.literal('disclosing') }),
  authorization: v.string(),
  /** `null` for an app on the same device, which returns to the browser instead. */
  pairingCode: v.nullable(v.string()),
});

type SessionChecks = v.InferOutput<typeof checksSchema>;

/** A disclosure is not accepted; the message says why, and never what was disclosed. */
class DisclosureRefusedError extends LoggableError {}

/** Logs in with attributes that the visitor discloses in the Yivi app, to an IRMA server that verifies them. */
export function createYiviLogin(options: YiviLoginOptions): LoginDriver {
  const settings = parse(options);
  const irma = createIrmaClient({ ...options, ...settings });
  return {
    organisation: settings.organisation,
    begin: (question) => begin(irma, settings, question),
    finish: (answer) => finish(irma, settings, answer),
    // The app has no session that lasts.
    end: () => Promise.resolve(null),
    check: async () => {
      const { token } = await startSession(irma, settings, null);
      await irma.cancel(token);
    },
    app: {
      linksOf: (checks) => appLinksOf(readChecks(checks).pointer, settings.appLink),
      readStatus: async (checks) => statusOf(await irma.readStatus(readChecks(checks).token)),
      pairingCodeOf: (checks) => readChecks(checks).pairingCode,
      completePairing: (checks) => irma.completePairing(readChecks(checks)),
      cancel: (checks) => irma.cancel(readChecks(checks).token),
    },
  };
}

function parse({ settings, secret }: YiviLoginOptions): YiviSettings {
  try {
    return parseYiviSettings(settings, secret ?? '');
  } catch (cause) {
    throw new ProviderError('not_configured', { cause });
  }
}

const readChecks = (checks: string): SessionChecks => v.parse(checksSchema, JSON.parse(checks));

async function begin(
  irma: IrmaClient,
  settings: YiviSettings,
  { minLevel, waitingPage, way, appReturn }: AuthenticationRequest,
) {
  const { level, levels, defaultLevel } = settings;
  const reachable = [defaultLevel, ...(level === null ? [] : levels.values())];
  // Nobody discloses anything for a form that this login can never open.
  if (!reachable.some((one) => isLevelEnough(one, minLevel)))
    throw new ProviderError('not_configured');
  const checks = await startSession(irma, settings, way === 'here' ? appReturn : null);
  return { departure: { url: waitingPage }, checks: JSON.stringify(checks) };
}

/** Starts a session for an app on the same device, which returns, or for one elsewhere, which shows a code. */
async function startSession(
  irma: IrmaClient,
  { disclose }: YiviSettings,
  returnTo: string | null,
): Promise<SessionChecks> {
  const { token, sessionPtr: pointer, frontendRequest } = await irma.start(disclose, returnTo);
  const { authorization } = frontendRequest;
  const pairingCode =
    returnTo === null ? await irma.enablePairing({ pointer, authorization }) : null;
  return { token, pointer, authorization, pairingCode };
}

const statuses: Readonly<Record<IrmaStatus, AppLoginStatus>> = {
  INITIALIZED: 'waiting',
  PAIRING: 'pairing',
  CONNECTED: 'connected',
  DONE: 'done',
  CANCELLED: 'cancelled',
  TIMEOUT: 'expired',
};

const statusOf = (status: IrmaStatus | undefined): AppLoginStatus =>
  status === undefined ? 'expired' : statuses[status];

async function finish(
  irma: IrmaClient,
  settings: YiviSettings,
  { address, state, checks }: Parameters<LoginDriver['finish']>[0],
): Promise<LoginOutcome> {
  if (address.searchParams.get('state') !== state) return refused('The state is of another login.');
  const result = await irma.readResult(readChecks(checks).token);
  if (result?.status === 'CANCELLED') return { kind: 'cancelled' };
  if (result === undefined) return refused('The session is unknown.');
  const reason = findRefusal(result);
  if (reason !== null) return refused(reason);
  const identity = readDisclosure(result, settings);
  if (identity === undefined) return refused('There is no usable identifier.');
  return { kind: 'proven', identity };
}

/** Why a result proves nothing; `null` for one that does. */
function findRefusal(result: IrmaResult): string | null {
  if (result.status !== 'DONE') return 'The session is not done.';
  if (result.type !== 'disclosing') return 'The session is of another type.';
  return result.proofStatus === 'VALID' && (result.error ?? null) === null
    ? null
    : 'The proof is not valid.';
}

const refused = (reason: string): LoginOutcome => ({
  kind: 'failed',
  cause: new DisclosureRefusedError(reason),
});
