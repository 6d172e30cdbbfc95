import type { CallOperation } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import { readRetryAfter } from '../send-request.ts';
import { calledOperation } from './called-operation.ts';
import type { ClientFor } from './logged-clients.ts';
import { failureOfCall, failureOfStatus, type ProviderCircuits } from './provider-circuits.ts';

/**
 * What visitors wait for. Deliveries have a circuit of their own, which stored rows wait for; of payments only the creation
 * has one, because a payment that may exist is followed to its end.
 */
const guarded: ReadonlySet<CallOperation> = new Set(['look_up', 'log_in']);

/** Creates clients that do not call a provider for visitors while it is down. */
export const createGuardedClients =
  (clientFor: ClientFor, circuits: ProviderCircuits): ClientFor =>
  (called) => {
    const client = clientFor(called);
    const { tenantId, provider, operation: usual } = called;
    if (!guarded.has(usual)) return client;
    return {
      ...client,
      send: async (request) => {
        const circuit = circuits.of(tenantId, provider);
        const operation = calledOperation().operation ?? usual;
        const end = operation === usual ? await circuit.begin() : circuit.beginAnyway();
        try {
          const response = await client.send(request);
          end(failureOfStatus(response.status), readRetryAfter(response.headers));
          return response;
        } catch (error) {
          end(failureOfCall(error));
          throw error;
        }
      },
    };
  };
