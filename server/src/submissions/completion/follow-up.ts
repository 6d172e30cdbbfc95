import type { Sent } from './completion-step.ts';

/** What follows from a submission that became final; commits together with it. */
export interface FollowUp {
  /** False when nothing follows from these answers; found without a query. */
  readonly isNeeded: (sent: Sent) => boolean;
  readonly run: (sent: Sent, submissionId: string) => Promise<void>;
}

/** Runs those that are needed, in order. */
export async function runFollowUps(
  followUps: readonly FollowUp[],
  sent: Sent,
  submissionId: string,
): Promise<void> {
  for (const followUp of followUps)
    if (followUp.isNeeded(sent)) await followUp.run(sent, submissionId);
}
