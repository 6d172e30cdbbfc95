import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { templatePermissions } from '../../permissions.ts';
import { byId, environmentIdSchema, idSchema, personSchema } from '../../shared-schemas.ts';
import { environmentStates } from './forms.ts';

/** How long a tab counts as present after its last request, in milliseconds. */
export const presenceLifetimeMs = 20_000;

const placeIdSchema = v.nullable(v.pipe(v.string(), v.maxLength(64)));

/** Where somebody is in a version: the page on screen, and the selected field. */
const placeSchema = v.object({ page_id: placeIdSchema, field_id: placeIdSchema });
export type EditingPlace = v.InferOutput<typeof placeSchema>;

const presentUserSchema = v.object({ ...placeSchema.entries, user: personSchema });
/** Another user who has a version open. */
export type PresentUser = v.InferOutput<typeof presentUserSchema>;

export const presenceContract = {
  announcePresence: endpoint({
    method: 'PUT',
    path: '/v0/forms/versions/:id/presence/:tab_id',
    summary:
      'Tells that a tab has a version open, and where; returns who else has, the newest revision, and the state in each environment. Repeat it within 20 seconds.',
    access: privateAccess('form-read', 'form-edit', ...templatePermissions),
    params: v.object({ ...byId.entries, tab_id: idSchema }),
    body: placeSchema,
    status: 200,
    answer: itemOf(
      v.object({
        revision: v.number(),
        /** Where the version was proposed, decided on or published, so that a decision of a colleague is seen. */
        environments: v.array(
          v.object({ id: environmentIdSchema, state: v.picklist(environmentStates) }),
        ),
        /** Each user once, at the place of the tab last used; by name. */
        users: v.array(presentUserSchema),
      }),
    ),
    errors: ['not_found'],
  }),
} as const;
