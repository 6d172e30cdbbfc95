import {
  rightsReviewDays,
  type ReviewedRights,
} from '@form-builder/core/contract/staff/users/rights-review.ts';
import type { FormMemberships } from '../form-memberships.ts';
import type { ReviewedUser } from './rights-review-queries.ts';

type RoleCounts = Awaited<ReturnType<FormMemberships['countRoles']>>;

const reviewMs = rightsReviewDays * 86_400_000;

/** The rights of a user as the API returns them; who was added counts as confirmed on that day. */
export function presentReviewedRights(
  user: ReviewedUser,
  counts: RoleCounts,
  nowMs: number,
): ReviewedRights {
  const since = user.rights_confirmed_at ?? user.created_at;
  return {
    id: user.id,
    name: user.label,
    email: user.email,
    is_root: user.is_root,
    roles: user.roles.map(({ name }) => name),
    // Groups of an outside provider give roles as groups here do.
    groups: [...user.groups, ...user.sign_in_links].map(({ name, roles }) => ({
      name,
      roles: roles.map((role) => role.name),
    })),
    forms: countsOf(user.id, counts),
    seen_at: user.seen_at?.toISOString() ?? null,
    added_at: user.created_at.toISOString(),
    confirmed_at: user.rights_confirmed_at?.toISOString() ?? null,
    confirmed_by: user.confirmed_by,
    is_due: since.getTime() + reviewMs <= nowMs,
  };
}

function countsOf(userId: string, counts: RoleCounts): ReviewedRights['forms'] {
  const forms = { owner: 0, editor: 0, viewer: 0 };
  for (const { user_id: id, role, count } of counts) if (id === userId) forms[role] = count;
  return forms;
}
