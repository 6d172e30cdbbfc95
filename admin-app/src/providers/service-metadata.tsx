import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { CopyButton } from '../feedback/copy-button.tsx';

interface ServiceMetadataProps {
  readonly id: string;
  readonly stage: ProviderStage;
  /** Whether the provider was saved, so that its metadata exist. */
  readonly isSaved: boolean;
  /** Whether the saved settings describe an entry in the catalogue of the service. */
  readonly hasCatalogue: boolean;
}

/** The address of our own metadata, which an administrator registers at the login service, and our catalogue. */
export function ServiceMetadata({ id, stage, isSaved, hasCatalogue }: ServiceMetadataProps) {
  const { t } = useLingui();
  if (!isSaved)
    return (
      <Text size="sm">
        <Trans>Na het opslaan staat hier het webadres van onze eigen metadata.</Trans>
      </Text>
    );
  const url = `${location.origin}${serviceProviderPaths.metadata(id, stage)}`;
  return (
    <Stack gap="xs" component="section" aria-label={t`Onze metadata`}>
      <Text size="sm">
        <Trans>Geef onze ondertekende metadata door aan de inlogdienst:</Trans>
      </Text>
      <Group gap="sm">
        <Anchor href={url} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Anchor>
        <CopyButton text={url}>
          <Trans>Kopieer</Trans>
        </CopyButton>
      </Group>
      {hasCatalogue && (
        <Anchor href={serviceProviderPaths.catalogue(id, stage)} download size="sm">
          <Trans>Download de ondertekende dienstencatalogus (XML)</Trans>
        </Anchor>
      )}
    </Stack>
  );
}
