import type { CallOperation } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import type { OutgoingClient, OutgoingRequest } from '../../platform/outgoing/outgoing-client.ts';
import { currentTraceId } from '../../platform/tracing/current-trace.ts';
import { codeOfFailure } from '../code-of-failure.ts';
import { codeOfStatus, ProviderError, type ProviderErrorCode } from '../provider-error.ts';
import type { ProviderRow } from '../providers-queries.ts';
import { calledOperation } from './called-operation.ts';
import { pathTemplateOf } from './path-template.ts';

/** One call of a provider as the log keeps it: nothing of what was asked and answered. */
export interface ProviderCall {
  readonly providerId: string;
  readonly servesTests: boolean;
  readonly at: Date;
  readonly operation: CallOperation;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly status: number | null;
  readonly durationMs: number;
  readonly attempt: number;
  readonly error: ProviderErrorCode | null;
  readonly traceId: Buffer | null;
}

/** Takes calls for the log; returns at once and never throws. */
export type NoteCall = (tenantId: string, call: ProviderCall) => void;

/** A provider of a tenant, and what it is usually called for. */
export interface CalledProvider {
  readonly tenantId: string;
  readonly provider: Pick<ProviderRow, 'id' | 'serves_tests'>;
  readonly operation: CallOperation;
}

type DescribedCall = Pick<ProviderCall, 'method' | 'host' | 'path'>;

/** The client for the calls of one provider; also logs work that calls it by another protocol than HTTP. */
export interface LoggedClient extends OutgoingClient {
  /** Runs the work, which throws a ProviderError when the call fails. */
  readonly observe: <T>(
    call: DescribedCall,
    work: () => Promise<T>,
    options?: ObserveOptions,
  ) => Promise<T>;
}

interface ObserveOptions {
  /** For work that is no call of its own when it succeeds, such as connecting. */
  readonly failuresOnly?: boolean;
}

/** Returns the client for the calls of one provider. */
export type ClientFor = (called: CalledProvider) => LoggedClient;

interface ClientsOptions {
  readonly client: OutgoingClient;
  readonly note: NoteCall;
  readonly now: () => number;
}

/** Creates clients whose calls are logged. */
export const createLoggedClients =
  ({ client, note, now }: ClientsOptions): ClientFor =>
  (called) => {
    const begin = (call: DescribedCall) => {
      const at = now();
      // What runs when the call ends may belong to another operation.
      const described = describeCall(called, call, at);
      const { onSent } = calledOperation();
      return (status: number | null, error: ProviderErrorCode | null) => {
        const durationMs = Math.max(0, now() - at);
        const { operation } = described;
        onSent?.({ ...call, status });
        if (operation !== null)
          note(called.tenantId, { ...described, operation, status, error, durationMs });
      };
    };
    return {
      send: async (request) => {
        const { method, url, pathTemplate = pathTemplateOf(url) } = request;
        const end = begin({ method, host: url.host, path: pathTemplate });
        try {
          const response = await client.send(request);
          end(response.status, errorOf(response.status, request));
          return response;
        } catch (error) {
          end(null, codeOfFailure(error));
          throw error;
        }
      },
      observe: async (call, work, { failuresOnly = false } = {}) => {
        const end = begin(call);
        try {
          const result = await work();
          if (!failuresOnly) end(null, null);
          return result;
        } catch (error) {
          const isKnown = error instanceof ProviderError;
          end(isKnown ? (error.answer?.status ?? null) : null, isKnown ? error.code : 'bad_answer');
          throw error;
        }
      },
    };
  };

function describeCall(
  { provider, operation: usual }: CalledProvider,
  call: DescribedCall,
  at: number,
) {
  const { operation = usual, attempt = 1 } = calledOperation();
  return {
    ...call,
    providerId: provider.id,
    servesTests: provider.serves_tests,
    at: new Date(at),
    operation,
    attempt,
    traceId: currentTraceId(),
  };
}

function errorOf(
  status: number,
  { expectedStatuses = [] }: OutgoingRequest,
): ProviderErrorCode | null {
  const isFine = (status >= 200 && status < 300) || expectedStatuses.includes(status);
  return isFine ? null : codeOfStatus(status);
}
