import type { SubmissionCoSignature } from '@form-builder/core/contract/staff/submissions/submission-co-signature.ts';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useCan } from '../../session/use-user.ts';
import classes from '../submission-screen.module.css';

interface SignerIdentifierProps {
  readonly submissionId: string;
  readonly login: NonNullable<SubmissionCoSignature['login']>;
}

/**
 * The identifier of the co-signer, such as a BSN: masked until a user unmasks it, which the logbook
 * records.
 */
export function SignerIdentifier({ submissionId, login }: SignerIdentifierProps) {
  const mayUnmask = useCan('submission-unmask');
  // Not a query, because it must not be refetched automatically.
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => api.getCoSignerIdentifier({ params: { id: submissionId } }),
  });
  return (
    <div className={classes.pair}>
      <dt>
        <Trans>Nummer</Trans>
      </dt>
      <dd>
        <Group gap="sm">
          <span>{data?.data.identifier ?? login.identifier}</span>
          {mayUnmask && data === undefined && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconEye size={16} aria-hidden />}
              loading={isPending}
              onClick={() => mutate()}
            >
              <Trans>Nummer tonen</Trans>
            </Button>
          )}
        </Group>
      </dd>
    </div>
  );
}
