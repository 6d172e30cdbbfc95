import { procedures } from '@form-builder/core/contract/rpc.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { parse, type InferOutput } from 'valibot';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

export type Found = InferOutput<typeof procedures.searchGlobal.data>[number];

const waitMs = 150;

/** Searches everything that the user may see, once typing pauses. */
export function useGlobalSearch(text: string) {
  const [search] = useDebouncedValue(text, waitMs);
  return useQuery({
    queryKey: queryKeys.search(search),
    queryFn: async ({ signal }) => {
      const body = { signature: procedures.searchGlobal.signature, body: { search, with: [] } };
      const { data } = await api.callProcedure({ body }, { signal });
      return parse(procedures.searchGlobal.data, data);
    },
    enabled: search !== '',
  });
}
