import type { FollowUps } from '@form-builder/core/contract/staff/submissions/answer-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { followUpsQuery } from '../submissions-queries.ts';

export type { FollowUps };

export const allFollowUps: FollowUps = { has_payments: true, has_deliveries: true };
const noFollowUps: FollowUps = { has_payments: false, has_deliveries: false };

/** What can follow the submissions of a form: nothing until it is known, and everything when it cannot be read. */
export function useFollowUps(formId: string): FollowUps {
  const { data, isError } = useQuery(followUpsQuery(formId));
  return data ?? (isError ? allFollowUps : noFollowUps);
}
