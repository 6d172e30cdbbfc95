import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { RelativeTime } from '../formats/relative-time.tsx';
import { useEnvironmentName } from './use-environment-name.ts';

/** Says why a version that was proposed is a draft again. */
export function EndedProposals({
  version,
}: {
  readonly version: Pick<Version, 'ended_proposals'>;
}) {
  const { ended_proposals: ended } = version;
  if (ended.length === 0) return null;
  return (
    <Alert color="gray" mb="md" icon={<IconInfoCircle aria-hidden />}>
      {ended.map((proposal) => (
        <EndedProposal key={proposal.environment} proposal={proposal} />
      ))}
    </Alert>
  );
}

function EndedProposal({ proposal }: { readonly proposal: Version['ended_proposals'][number] }) {
  const { t } = useLingui();
  const { environment, at, cause, user } = proposal;
  const place = useEnvironmentName()(environment);
  const name = user?.name ?? t`Iemand`;
  return (
    <Text size="sm">
      {cause === 'edited' ? (
        <Trans>
          Het voorstel voor {place} is vervallen: {name} wijzigde de versie (
          <RelativeTime at={at} />
          ). Die is daar weer een concept.
        </Trans>
      ) : (
        <Trans>
          {name} trok het voorstel voor {place} in (<RelativeTime at={at} />
          ).
        </Trans>
      )}
    </Text>
  );
}
