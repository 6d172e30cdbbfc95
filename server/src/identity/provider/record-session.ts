import type { IncomingMessage } from 'node:http';
import {
  replaceProviderSession,
  type ProviderSession,
} from '../../accounts/sign-in-providers/provider-sessions-queries.ts';
import { describeDevice } from '../../accounts/sessions/describe-device.ts';
import { insertSession } from '../../accounts/sessions/sessions-queries.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import type { TenantContext } from '../identity-options.ts';

interface Granted {
  readonly userId: string;
  readonly grantId: string;
  /** The session at the outside provider in which this one began. */
  readonly outside: ProviderSession | null;
}

/** Stores the device and the network of a sign-in, for the user's list of sessions. */
export async function recordSession(
  { tenant, transaction, runtime, addressOf }: TenantContext,
  request: IncomingMessage,
  { userId, grantId, outside }: Granted,
): Promise<void> {
  await transaction(async (tx) => {
    await insertSession(tx, {
      ...describeDevice(request.headers['user-agent']),
      tenantId: tenant.id,
      id: runtime.createId(),
      userId,
      grantId,
      network: clientNetwork(addressOf(request)),
      signedInAt: new Date(runtime.now()),
    });
    await replaceProviderSession(tx, { tenantId: tenant.id, grantId }, outside);
  });
}

/** Notes with which session at an outside provider somebody signed in again, in a session that goes on. */
export async function updateOutsideSession(
  { tenant, transaction }: TenantContext,
  { grantId, outside }: Pick<Granted, 'grantId' | 'outside'>,
): Promise<void> {
  await transaction((tx) => replaceProviderSession(tx, { tenantId: tenant.id, grantId }, outside));
}
