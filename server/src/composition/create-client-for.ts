import type { Config } from '../platform/config/config.ts';
import { createOutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { CallLog } from '../provider-calls/call-log.ts';
import { createGuardedClients } from '../providers/calls/guarded-clients.ts';
import type { ProviderCircuits } from '../providers/calls/provider-circuits.ts';
import { createLoggedClients, type ClientFor } from '../providers/calls/logged-clients.ts';

interface ClientDependencies {
  readonly config: Pick<Config, 'outgoing'>;
  readonly runtime: Pick<Runtime, 'now'>;
  readonly callLog: Pick<CallLog, 'note'>;
  readonly circuits: ProviderCircuits;
}

/** Creates the clients for the providers of tenants, whose calls are logged and stop while a provider is down. */
export const createClientFor = ({
  config,
  runtime,
  callLog,
  circuits,
}: ClientDependencies): ClientFor =>
  createGuardedClients(
    createLoggedClients({
      client: createOutgoingClient(config.outgoing),
      note: callLog.note,
      now: runtime.now,
    }),
    circuits,
  );
