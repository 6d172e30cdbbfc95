import type { Sent } from './completion-step.ts';

/** An action that follows when a submission becomes final, in the same transaction. */
export interface FollowUp {
  /** False when the action does not apply to these answers; needs no query. */
  readonly isNeeded: (sent: Sent) => boolean;
  readonly run: (sent: Sent, submissionId: string) => Promise<void>;
}

/** Runs the follow-ups that apply, in order. */
export async function runFollowUps(
  followUps: readonly FollowUp[],
  sent: Sent,
  submissionId: string,
): Promise<void> {
  for (const followUp of followUps)
    if (followUp.isNeeded(sent)) await followUp.run(sent, submissionId);
}
