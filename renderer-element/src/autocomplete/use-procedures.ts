import type {
  ProcedureBody,
  ProcedureData,
  PublicSignature,
} from '@form-builder/core/contract/rpc.ts';
import { useFieldContext } from '../state/field-context.tsx';
import { RequestFailure } from '../requests/request-failure.ts';

/** Calls a public procedure of the form's server; throws a RequestFailure. */
export type CallProcedure = <S extends PublicSignature>(
  signature: S,
  body: ProcedureBody<S>,
  signal?: AbortSignal,
) => Promise<ProcedureData<S>>;

/** Calls procedures of the form's server; previews have none, and every call fails there. */
export function useProcedures(): CallProcedure {
  const { loadServices } = useFieldContext();
  return async (signature, body, signal) => {
    if (!loadServices) throw new RequestFailure(503);
    const services = await loadServices();
    return services.call(signature, body, signal);
  };
}
