import type { IncomingMessage } from 'node:http';
import { describeDevice } from '../../accounts/sessions/describe-device.ts';
import { insertSession } from '../../accounts/sessions/sessions-queries.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import type { TenantContext } from '../identity-options.ts';

interface Granted {
  readonly userId: string;
  readonly grantId: string;
}

/** Stores the device and the network of a sign-in, for the user's list of sessions. */
export async function recordSession(
  { tenant, transaction, runtime, addressOf }: TenantContext,
  request: IncomingMessage,
  { userId, grantId }: Granted,
): Promise<void> {
  await transaction((tx) =>
    insertSession(tx, {
      ...describeDevice(request.headers['user-agent']),
      tenantId: tenant.id,
      id: runtime.createId(),
      userId,
      grantId,
      network: clientNetwork(addressOf(request)),
      signedInAt: new Date(runtime.now()),
    }),
  );
}
