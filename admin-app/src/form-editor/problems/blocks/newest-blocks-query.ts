import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import type { UseQueryOptions } from '@tanstack/react-query';
import { checkAccess } from '../../../access/access.ts';
import { screens } from '../../../access/screens.ts';
import { api } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { sessionState } from '../../../session/session-state.ts';
import { inactiveFeatures } from '../../commands/inactive-features.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { locatedFields } from '../../document/place.ts';

/** The published version of a building block. */
export interface NewestBlock {
  readonly versionId: string;
  readonly number: number;
}

/** The published versions by the id of the building block. */
export type NewestBlocks = ReadonlyMap<string, NewestBlock>;

/** How the published versions are read. */
export type NewestBlocksQuery = UseQueryOptions<NewestBlocks, Error, NewestBlocks, string[]>;

/** Reads which version of each building block in a form is published, for users who may see building blocks. */
export function newestBlocksQuery({ pages }: Pick<EditedVersion, 'pages'>): NewestBlocksQuery {
  const used = [...locatedFields(pages)].flatMap(({ field }) =>
    isTemplateField(field) ? (field.template_id ?? []) : [],
  );
  const ids = [...new Set(used)].toSorted();
  const access = checkAccess(screens.templates.access, sessionState.user, inactiveFeatures());
  return {
    queryKey: [...queryKeys.forms.all, 'newest-blocks', ids.join(' ')],
    queryFn: async ({ signal }): Promise<NewestBlocks> => {
      const pages = await Promise.all(inPages(ids).map((page) => listNewest(page, signal)));
      return new Map(pages.flat());
    },
    enabled: ids.length > 0 && access === 'allow',
  };
}

/** The maximum of a list. */
const maxListed = 100;

const inPages = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / maxListed) }, (_, at) =>
    ids.slice(at * maxListed, (at + 1) * maxListed),
  );

/** A building block that is gone or that this user may not read is not in the list. */
async function listNewest(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly (readonly [id: string, newest: NewestBlock])[]> {
  const filter = { type: 'template', id: [...ids], is_archived: ['true', 'false'] };
  const { data } = await api.listForms({ query: { filter, limit: String(maxListed) } }, { signal });
  return data.flatMap(({ id, published: [shown] }) =>
    shown ? [[id, { versionId: shown.version_id, number: shown.number }] as const] : [],
  );
}
