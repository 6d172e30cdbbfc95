import { ApiError, createClient, type Client } from '@form-builder/core/client/create-client.ts';
import type { VisitorContract } from '@form-builder/core/contract/visitor/public-forms.ts';
import type {
  ProcedureBody,
  ProcedureData,
  PublicSignature,
} from '@form-builder/core/contract/rpc.ts';
import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';
import { requestHeaders, type FormAddress } from './form-address.ts';
import { RequestFailure } from './request-failure.ts';

/** The visitor's draft on the server: its id, and the key that changes it. */
export interface ServerDraft {
  readonly id: string;
  readonly key: string;
}

/** The requests to the server that fields may make. */
export interface FormServices {
  readonly address: FormAddress;
  /** The version of the form that is filled in. */
  readonly versionId: string;
  /** The visitor's locale, as `xx-XX`. */
  readonly locale: string;
  /** Calls a public procedure; throws a RequestFailure. */
  call<S extends PublicSignature>(
    signature: S,
    body: ProcedureBody<S>,
    signal?: AbortSignal,
  ): Promise<ProcedureData<S>>;
  /**
   * Saves the answers on the server as a draft, before the visitor leaves for another site; throws
   * a RequestFailure.
   */
  saveDraft(): Promise<ServerDraft>;
}

/** Loads the services; their code is fetched with the first field that needs them. */
export type LoadServices = () => Promise<FormServices>;

/** Creates the services of the form at an address. */
export function createFormServices(
  context: Pick<FormServices, 'address' | 'locale' | 'versionId'>,
  saveDraft: () => Promise<ServerDraft>,
): FormServices {
  const { address, locale } = context;
  const client = createVisitorClient(address, locale);
  return {
    ...context,
    saveDraft,
    async call(signature, body, signal) {
      const envelope = { body: { signature, body } };
      const answer = await client
        .callPublicProcedure(envelope, signal && { signal })
        .catch(throwFailure);
      // The server validates each response against the procedure's schema.
      return answer.data as ProcedureData<typeof signature>;
    },
  };
}

/** The typed client for one form's address and language. */
export function createVisitorClient(address: FormAddress, locale: string): Client<VisitorContract> {
  return createClient<VisitorContract>(visitorRoutes, {
    baseUrl: address.baseUrl.replace(/\/$/, ''),
    headers: () => requestHeaders(address, locale),
  });
}

/** Converts what the client throws into a RequestFailure. */
export function throwFailure(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new RequestFailure(error.status, error.problem, { cause: error });
}
