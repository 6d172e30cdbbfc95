import type { SubmissionStatus } from '@form-builder/core/contract/visitor/own-submission.ts';

/** Who may move a submission from one status to another; an absent transition is not allowed. */
type Mover = 'visitor' | 'payment';

/** Every allowed transition. A final submission never changes. */
const transitions: Readonly<
  Record<SubmissionStatus, Readonly<Partial<Record<SubmissionStatus, readonly Mover[]>>>>
> = {
  draft: { draft: ['visitor'], payment_pending: ['visitor'], final: ['visitor'] },
  payment_pending: { draft: ['visitor', 'payment'], final: ['payment'] },
  final: {},
};

/** Whether this actor may move a submission from one status to the other. */
export function isTransitionAllowed(
  from: SubmissionStatus,
  to: SubmissionStatus,
  mover: Mover,
): boolean {
  return transitions[from][to]?.includes(mover) ?? false;
}
