import type { LoginRow } from '../../citizen-login/login-queries.ts';
import type { DataQuestion } from '../data-proofs.ts';

interface ReadMember {
  readonly member: string;
  /** Whether the register responded; otherwise there is no value. */
  readonly isRead: boolean;
}

/**
 * What a proof about a person says: which value, of whom, and whether the register responded. Never equal to a
 * question for another source of data, whose inputs are a list of pairs.
 */
export const personQuestion = (
  { provider_id: provider, subject_hash: subject }: LoginRow,
  { member, isRead }: ReadMember,
): DataQuestion => ({
  provider,
  output: member,
  inputs: JSON.stringify(['person', subject.toString('base64url'), isRead]),
});
