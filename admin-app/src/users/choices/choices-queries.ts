import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** What a user can be given: a role, or the membership of a group. */
export type ChoiceKind = 'role' | 'group';

/** A role with its number of permissions, or a group with its number of members. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Absent where only the name is known. */
  readonly size?: number;
}

/** What a search finds; `total` counts all. */
export interface FoundChoices {
  readonly choices: readonly Choice[];
  readonly total: number;
}

interface ChoicesQuery {
  readonly limit: string;
  readonly search?: string;
  readonly filter?: { readonly id: string };
}
type LoadChoices = (query: ChoicesQuery, signal: AbortSignal) => Promise<FoundChoices>;

const loaders: Readonly<Record<ChoiceKind, LoadChoices>> = {
  role: async (query, signal) => {
    const { data, meta } = await api.listRoles({ query }, { signal });
    const choices = data.map(({ id, name, permissions }) => ({
      id,
      name,
      size: permissions.length,
    }));
    return { choices, total: meta.total };
  },
  group: async (query, signal) => {
    const { data, meta } = await api.listGroups({ query }, { signal });
    const choices = data.map(({ id, name, members }) => ({ id, name, size: members.length }));
    return { choices, total: meta.total };
  },
};

const keys = { role: queryKeys.roles, group: queryKeys.groups };
const limit = '20';

/** The first roles or groups whose name contains the text; the previous ones remain during a search. */
export function foundChoicesQuery(kind: ChoiceKind, search: string) {
  const query = search === '' ? { limit } : { limit, search };
  return queryOptions({
    queryKey: keys[kind].list({ choices: true, ...query }),
    queryFn: ({ signal }) => loaders[kind](query, signal),
    placeholderData: keepPreviousData,
  });
}

/** The role or group with the id, if it exists. */
export function choiceQuery(kind: ChoiceKind, id: string) {
  const query = { limit: '1', filter: { id } };
  return queryOptions({
    queryKey: keys[kind].list({ choices: true, ...query }),
    queryFn: async ({ signal }) => (await loaders[kind](query, signal)).choices[0] ?? null,
  });
}
