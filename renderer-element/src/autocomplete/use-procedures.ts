import type {
  ProcedureBody,
  ProcedureData,
  PublicSignature,
} from '@form-builder/core/contract/rpc.ts';
import { useFieldContext } from '../state/fields/field-context.tsx';
import { RequestFailure } from '../requests/request-failure.ts';

/** Calls a public procedure of the form's server; throws a RequestFailure. */
export type CallProcedure = <S extends PublicSignature>(
  signature: S,
  body: ProcedureBody<S>,
  signal?: AbortSignal,
) => Promise<ProcedureData<S>>;

/** Calls procedures of the form's server; in a preview, which has no server, every call fails. */
export function useProcedures(): CallProcedure {
  const { loadServices } = useFieldContext();
  return async (signature, body, signal) => {
    if (!loadServices) throw new RequestFailure(503);
    const services = await loadServices();
    // Decides which of the tenant's registers are asked; procedures that ask none ignore it.
    const { environment } = services.address;
    return services.call(signature, { environment, ...body }, signal);
  };
}
