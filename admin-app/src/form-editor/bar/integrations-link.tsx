import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';

/** A link to the integrations of the version. */
export function IntegrationsLink({ version }: { readonly version: Pick<Version, 'id'> }) {
  return (
    <Button
      component={Link}
      to={addressOf('versionIntegrations', { id: version.id })}
      variant="default"
      size="compact-md"
      leftSection={<IconPlugConnected size={18} aria-hidden />}
    >
      <Trans>Koppelingen</Trans>
    </Button>
  );
}
