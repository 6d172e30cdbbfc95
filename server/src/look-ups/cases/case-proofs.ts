import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { MatterAnswer } from '@form-builder/core/field-types/matter/matter.ts';
import type { LoginRow } from '../../citizen-login/login-queries.ts';
import type { GivenProof, Proofs } from '../proofs.ts';

/** Whose case it is, in which case system: a proof counts for this person and this system only. */
interface CaseOwner {
  readonly login: Pick<LoginRow, 'provider_id' | 'subject_hash'>;
  /** The provider with the case system. */
  readonly provider: string;
}

const signed = (
  { id, identification, description, process }: MatterAnswer,
  { login, provider }: CaseOwner,
) => ({
  case: [id, identification, description, process],
  provider,
  login: login.provider_id,
  subject: login.subject_hash.toString('base64url'),
});

/** The text by which the server recognises a case that it showed to this person. */
export const proveCase = (
  proofs: Proofs,
  answer: MatterAnswer,
  owner: CaseOwner,
  stage: ProviderStage,
): string => proofs.sign('cases', signed(answer, owner), stage).proof;

/** Whether the server showed exactly this case to this person. */
export const isProvenCase = (
  proofs: Proofs,
  answer: MatterAnswer,
  owner: CaseOwner,
  given: GivenProof,
): boolean => proofs.isProven('cases', signed(answer, owner), given);
