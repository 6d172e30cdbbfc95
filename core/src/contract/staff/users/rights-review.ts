import * as v from 'valibot';
import { endpoint, fileContentSchema, privateAccess } from '../../endpoint.ts';
import { byId, idSchema, instantSchema } from '../../shared-schemas.ts';

/**
 * How long rights stand before somebody looks at them again, in days: the BIO (measure 9.2.5) asks for a review of
 * all rights each year.
 */
export const rightsReviewDays = 365;

/** What an active user may do, and when a colleague last agreed with that. */
export const reviewedRightsSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  is_root: v.boolean(),
  roles: v.array(v.string()),
  /** The groups of the user, each with the roles that it gives. */
  groups: v.array(v.object({ name: v.string(), roles: v.array(v.string()) })),
  /** The number of forms and building blocks by the highest role in them, of their own or through a group. */
  forms: v.object({ owner: v.number(), editor: v.number(), viewer: v.number() }),
  seen_at: v.nullable(instantSchema),
  added_at: instantSchema,
  confirmed_at: v.nullable(instantSchema),
  confirmed_by: v.nullable(v.string()),
  /** Whether the user was added and last confirmed more than `rightsReviewDays` ago. */
  is_due: v.boolean(),
});
export type ReviewedRights = v.InferOutput<typeof reviewedRightsSchema>;

/** The endpoints of the yearly review of everybody's rights. */
export const rightsReviewContract = {
  listReviewedRights: endpoint({
    method: 'GET',
    path: '/v0/rights-review',
    summary:
      'The rights of all active users, those that are due first; rights are due when nobody confirmed them for a year.',
    access: privateAccess('users-roles'),
    status: 200,
    answer: v.object({ data: v.array(reviewedRightsSchema) }),
    errors: [],
  }),
  exportReviewedRights: endpoint({
    method: 'GET',
    path: '/v0/rights-review/file',
    summary: 'The review of rights as a CSV file; the logbook records it.',
    access: privateAccess('users-roles'),
    status: 200,
    answer: fileContentSchema,
    errors: [],
  }),
  confirmRights: endpoint({
    method: 'POST',
    path: '/v0/users/:id/rights-confirmation',
    summary: 'Confirms that a colleague still needs their rights; nobody confirms their own.',
    access: privateAccess('users-roles'),
    params: byId,
    status: 204,
    errors: ['not_found', 'own_rights'],
  }),
  withdrawRights: endpoint({
    method: 'DELETE',
    path: '/v0/users/:id/rights',
    summary:
      'Takes all roles of a user away, takes the user out of all groups, and ends all memberships of forms but those of an only owner.',
    access: privateAccess('users-roles'),
    params: byId,
    status: 204,
    errors: ['not_found', 'forbidden', 'own_rights', 'last_administrator'],
  }),
} as const;
