import {
  presenceLifetimeMs,
  type presenceContract,
} from '@form-builder/core/contract/staff/forms/presence.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { deleteAbsent, findStanding, selectPresent, storePresence } from './presence-queries.ts';

export const presenceHandlers: Handlers<typeof presenceContract> = {
  announcePresence: ({ body, caller, now, params, tenant, transaction }) =>
    transaction(async (tx) => {
      const standing = await findStanding(tx, caller, params.id);
      if (standing === undefined) throw new RequestError('not_found');
      const at = now();
      await deleteAbsent(tx, params.id, new Date(at - presenceLifetimeMs));
      await storePresence(tx, {
        tenant_id: tenant.id,
        version_id: params.id,
        tab_id: params.tab_id,
        user_id: caller.id,
        ...body,
        moved_at: new Date(at),
        seen_at: new Date(at),
      });
      const present = await selectPresent(tx, params.id, caller);
      const users = present.map(({ id, name, ...place }) => ({ ...place, user: { id, name } }));
      return { data: { ...standing, users } };
    }),
};
