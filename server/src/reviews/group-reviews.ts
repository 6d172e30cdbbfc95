import { environmentIds } from '@form-builder/core/contract/environment-ids.ts';
import { environmentStates } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Review, ReviewStep } from '@form-builder/core/contract/staff/forms/reviews.ts';
import type { Move } from './moves-query.ts';

/**
 * Groups transitions, oldest first, into reviews, newest first. A review begins with a proposal; later transitions
 * of that version in that environment belong to it. Transitions whose proposal the logbook no longer has are dropped.
 */
export function groupReviews(
  moves: readonly Move[],
  names: ReadonlyMap<string, string>,
): readonly Review[] {
  const open = new Map<string, Review>();
  const reviews: Review[] = [];
  for (const move of moves) {
    const environment = environmentIds.find((id) => id === move.details.environment);
    if (environment === undefined) continue;
    const step = stepOf(move, names);
    const place = `${move.version_id} ${environment}`;
    if (step.state !== 'proposed') {
      open.get(place)?.steps.push(step);
      continue;
    }
    const { id, version_id: versionId, number, title } = move;
    const review = { id, version: { id: versionId, number, title }, environment, steps: [step] };
    open.set(place, review);
    reviews.push(review);
  }
  return reviews.reverse();
}

function stepOf(
  { at, actor_id: id, actor_name: name, details }: Move,
  names: ReadonlyMap<string, string>,
): ReviewStep {
  return {
    state: environmentStates.find((state) => state === details.to) ?? null,
    at: at.toISOString(),
    user: id === null || name === null ? null : { id, name },
    remark: details.remark ?? null,
    warnings: details.warnings ?? null,
    reviewers: (details.reviewers ?? []).flatMap((reviewer) => {
      const known = names.get(reviewer);
      return known === undefined ? [] : [{ id: reviewer, name: known }];
    }),
  };
}
