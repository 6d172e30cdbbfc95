import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useCan } from '../../session/use-user.ts';
import { useCreateVersion } from '../../versions/use-create-version.ts';

/**
 * Explains why this version cannot be changed; a user who may edit can continue in a new version.
 */
export function LockedBanner({ version }: { version: Version }) {
  const { t } = useLingui();
  const mayCreate = useCan(version.form_type === 'template' ? 'template-edit' : 'form-edit');
  const create = useCreateVersion(version.form_id);
  if (!mayCreate) return <ReadOnlyBanner />;
  return (
    <Alert
      color="gray"
      radius={0}
      icon={<IconLock aria-hidden />}
      title={t`Deze versie kan niet meer worden gewijzigd`}
    >
      <Group justify="space-between">
        <Text size="sm">
          <Trans>Je kunt alles bekijken. Maak een nieuwe versie om verder te werken.</Trans>
        </Text>
        <Button
          size="compact-md"
          loading={create.isPending}
          onClick={() => create.mutate(version.id)}
        >
          <Trans>Nieuwe versie maken</Trans>
        </Button>
      </Group>
    </Alert>
  );
}

/** For users who may read forms but not edit them, in every state of the version. */
function ReadOnlyBanner() {
  const { t } = useLingui();
  return (
    <Alert
      color="gray"
      radius={0}
      icon={<IconLock aria-hidden />}
      title={t`Je kunt deze versie bekijken, niet wijzigen`}
    />
  );
}
