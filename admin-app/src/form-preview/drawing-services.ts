import type { ProcedureBody, ProcedureData } from '@form-builder/core/contract/rpc.ts';
import type { FormServices } from '@form-builder/renderer-element/preview';
import { t } from '@lingui/core/macro';
import { callPublic } from '../api/call-public.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { currentRegion } from '../languages/languages.ts';

/** What drawn fields ask the server for. */
type Drawn = 'custom-list:search' | 'login:find';

/** The settings that an answer comes from: when they are edited, it is asked again. */
const sources = {
  'custom-list:search': queryKeys.customLists.all,
  'login:find': queryKeys.providers,
} as const satisfies Record<Drawn, readonly string[]>;

const staleMs = 60_000;

/**
 * The server of drawn fields: lists have the entries that visitors get, and logins their name on the button. One that
 * is not chosen yet has examples, so that designers see the field instead of the error of a visitor. Every other call
 * fails, as without a server.
 */
export const drawingServices: FormServices = {
  address: {
    formId: '',
    environment: 'production',
    baseUrl: `${location.origin}/`,
    tokenType: 'Bearer',
    accessToken: undefined,
  },
  versionId: '',
  get locale() {
    return currentRegion();
  },
  saveDraft: () => Promise.reject(new Error('A drawing has no draft.')),
  async call(signature, body) {
    // The signature says which procedure this is, which the type of one call cannot express.
    if (signature === 'custom-list:search')
      return searchList(body as ProcedureBody<'custom-list:search'>);
    if (signature === 'login:find') return findLogin(body as ProcedureBody<'login:find'>);
    throw new Error(`A drawing does not call ${signature}.`);
  },
};

function searchList(body: ProcedureBody<'custom-list:search'>) {
  if (body.list !== '') return callOnce('custom-list:search', body);
  return [1, 2, 3].map((id) => ({ id: String(id), label: t`Keuze ${id}` }));
}

/** A login that is not chosen, or that visitors cannot use yet, is drawn without a name; the checker says why. */
async function findLogin(body: ProcedureBody<'login:find'>): Promise<ProcedureData<'login:find'>> {
  const nameless = { id: body.provider, name: '…', organisation: '', outage: null };
  if (body.provider === '') return nameless;
  // A drawing shows the field, not an outage of this moment.
  const found = await callOnce('login:find', body).catch(() => nameless);
  return { ...found, outage: null };
}

/** The canvas draws a field anew each time it scrolls into view. */
function callOnce<Signature extends Drawn>(
  signature: Signature,
  body: ProcedureBody<Signature>,
): Promise<ProcedureData<Signature>> {
  return queryClient.query({
    queryKey: [...sources[signature], 'drawn', body],
    staleTime: staleMs,
    queryFn: ({ signal }) => callPublic(signature, body, signal),
  });
}
