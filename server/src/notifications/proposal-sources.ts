import { requiresFourEyes } from '../settings/requires-four-eyes.ts';
import { mayTransition } from '../versions/publication/transition-policy.ts';
import { selectEndedProposals } from './ended-proposals-queries.ts';
import { about, has, type Noticed, type NotificationScope } from './notification-scope.ts';
import { selectDecisions, selectProposals } from './notifications-queries.ts';

/** Proposals that the caller may approve, but for those that ask others. */
export async function proposals({ tx, caller }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'form-read', 'form-edit')) return [];
  const fourEyes = await requiresFourEyes(tx);
  const rows = await selectProposals(tx, caller);
  return rows
    .filter(({ user_id: proposer }) => !fourEyes || proposer !== caller.id)
    .filter((row) => mayTransition(caller, 'approve', row.environment, row))
    .map(({ version_id: subjectId, environment, title, at }) => ({
      ...about({
        id: `proposal:${subjectId}:${environment}:${String(at.getTime())}`,
        kind: 'proposal_waiting',
        subject: title,
        subject_id: subjectId,
        at,
      }),
      environment,
    }));
}

/** Decisions of others about what the caller proposed. */
export async function decisions({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'form-read', 'form-edit')) return [];
  const rows = await selectDecisions(tx, caller, since);
  return rows.map(({ version_id: subjectId, environment, title, at, state }) => ({
    ...about({
      id: `decision:${subjectId}:${environment}:${String(at.getTime())}`,
      kind: state === 'rejected' ? 'proposal_rejected' : 'proposal_approved',
      subject: title,
      subject_id: subjectId,
      at,
    }),
    environment,
  }));
}

/** Proposals that ended because others edited or retracted them, for who proposed and who was asked to review. */
export async function endedProposals({ tx, caller, since }: NotificationScope): Promise<Noticed[]> {
  if (!has(caller, 'form-read', 'form-edit')) return [];
  const rows = await selectEndedProposals(tx, caller, since);
  return rows.map(({ version_id: subjectId, environment, title, at, cause }) => ({
    ...about({
      id: `ended:${subjectId}:${environment}:${String(at.getTime())}`,
      kind: cause === 'edited' ? 'proposal_changed' : 'proposal_retracted',
      subject: title,
      subject_id: subjectId,
      at,
    }),
    environment,
  }));
}
