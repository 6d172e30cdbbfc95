import type { Config } from '../platform/config/config.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { CallLog } from '../provider-calls/call-log.ts';
import { createLoggedClients, type ClientFor } from '../providers/calls/logged-clients.ts';

interface ClientDependencies {
  readonly config: Pick<Config, 'outgoing'>;
  readonly runtime: Pick<Runtime, 'now'>;
  readonly callLog: Pick<CallLog, 'note'>;
}

/** Creates the clients for the providers of tenants, whose calls are logged. */
export const createClientFor = ({ config, runtime, callLog }: ClientDependencies): ClientFor =>
  createLoggedClients({
    client: createOutgoingClient(config.outgoing),
    note: callLog.note,
    now: runtime.now,
  });
