import type { ProcedureBody, ProcedureData } from '@form-builder/core/contract/rpc.ts';
import type { FormServices } from '@form-builder/renderer-element/preview';
import { t } from '@lingui/core/macro';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { currentRegion } from '../languages/languages.ts';

type Entries = ProcedureData<'custom-list:search'>;

const staleMs = 60_000;

/**
 * The server of drawn fields: lists have the entries that visitors get, and one that is not chosen yet has examples, so
 * that designers see choices instead of the error of a visitor. Every other call fails, as without a server.
 */
export const listServices: FormServices = {
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
    if (signature !== 'custom-list:search')
      throw new Error(`A drawing does not call ${signature}.`);
    // The signature says which procedure this is, which the type of one call cannot express.
    const search = body as ProcedureBody<'custom-list:search'>;
    return search.list === '' ? examples() : searchList(search);
  },
};

const examples = (): Entries => [1, 2, 3].map((id) => ({ id: String(id), label: t`Keuze ${id}` }));

/** The canvas draws a field anew each time it scrolls into view. */
function searchList(body: ProcedureBody<'custom-list:search'>): Promise<Entries> {
  return queryClient.query({
    queryKey: [...queryKeys.customLists.all, 'drawn', body],
    staleTime: staleMs,
    queryFn: async ({ signal }) => {
      const envelope = { body: { signature: 'custom-list:search', body } };
      const { data } = await api.callPublicProcedure(envelope, { signal });
      // The server validates each response against the procedure's schema.
      return data as Entries;
    },
  });
}
