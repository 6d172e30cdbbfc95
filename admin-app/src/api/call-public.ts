import type { ProcedureBody, ProcedureData } from '@form-builder/core/contract/rpc.ts';
import { api } from './client.ts';

/** Calls a procedure of a visitor's page, for a screen that shows what visitors get. */
export async function callPublic<Signature extends 'custom-list:search' | 'login:find'>(
  signature: Signature,
  body: ProcedureBody<Signature>,
  signal: AbortSignal,
): Promise<ProcedureData<Signature>> {
  const { data } = await api.callPublicProcedure({ body: { signature, body } }, { signal });
  // The server validates each response against the procedure's schema.
  return data as ProcedureData<Signature>;
}
