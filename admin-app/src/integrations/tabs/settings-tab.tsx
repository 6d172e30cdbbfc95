import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { DriverOptions } from '../driver-options.tsx';
import { IntegrationForm } from '../integration-form.tsx';
import { useOpenIntegration } from '../integration-layout.tsx';
import { IntegrationPreview } from '../integration-preview.tsx';
import { ReceiverInput } from '../receiver-input.tsx';
import { useReceiverDriver } from '../use-receiver-driver.ts';
import { useDeleteIntegration } from '../use-delete-integration.tsx';

/** The tab with the name of an integration and the system to which it delivers. */
export function SettingsTab() {
  const { t } = useLingui();
  return (
    <IntegrationForm below={(draft) => <Below draft={draft} />}>
      {(draft, change) => (
        <Stack gap="md" maw="30rem">
          <TextInput
            label={t`Naam`}
            value={draft.name}
            maxLength={200}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <ReceiverInput value={draft.provider} onChange={(provider) => change({ provider })} />
          <Options draft={draft} onChange={(options) => change({ options })} />
        </Stack>
      )}
    </IntegrationForm>
  );
}

interface OptionsProps {
  readonly draft: Integration;
  readonly onChange: (options: Integration['options']) => void;
}

function Options({ draft, onChange }: OptionsProps) {
  const driver = useReceiverDriver(draft.provider);
  if (driver === undefined) return null;
  return <DriverOptions driver={driver} options={draft.options} onChange={onChange} />;
}

/** An integration without a tab for the request has its preview here. */
function Below({ draft }: Pick<OptionsProps, 'draft'>) {
  const { version } = useOpenIntegration();
  const driver = useReceiverDriver(draft.provider);
  return (
    <>
      {driver?.isMapped === false && (
        <IntegrationPreview versionId={version.id} integration={draft} />
      )}
      <DeleteButton />
    </>
  );
}

function DeleteButton() {
  const { version, integration } = useOpenIntegration();
  const { ask, isPending, error } = useDeleteIntegration(version, integration);
  if (!version.is_editable) return null;
  return (
    <Stack gap="sm" mt="xl" align="start">
      <FailureAlert error={error} />
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        loading={isPending}
        onClick={ask}
      >
        <Trans>Koppeling verwijderen</Trans>
      </Button>
    </Stack>
  );
}
