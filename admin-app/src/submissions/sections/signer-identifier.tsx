import type { SubmissionCoSignature } from '@form-builder/core/contract/staff/submissions/submission-co-signature.ts';
import { useLingui } from '@lingui/react/macro';
import { api } from '../../api/client.ts';
import { MaskedIdentifier } from './masked-identifier.tsx';

interface SignerIdentifierProps {
  readonly submissionId: string;
  readonly login: NonNullable<SubmissionCoSignature['login']>;
}

/** The identifier of the co-signer. */
export function SignerIdentifier({ submissionId, login }: SignerIdentifierProps) {
  const { t } = useLingui();
  return (
    <MaskedIdentifier
      label={t`Nummer`}
      masked={login.identifier}
      unmask={() => api.getCoSignerIdentifier({ params: { id: submissionId } })}
    />
  );
}
