import type { OutgoingValue } from '@form-builder/core/version-settings/integrations/integration.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useProviderChoices } from '../providers/provider-choices.tsx';
import { useOpenIntegration } from './integration-layout.tsx';
import { useReceiverDriver } from './use-receiver-driver.ts';

interface RequiredTargetsProps {
  readonly outgoing: readonly OutgoingValue[];
  readonly onAdd: (values: readonly OutgoingValue[]) => void;
}

/** Names the values that the receiver requires and that are not mapped, and adds them. */
export function RequiredTargets({ outgoing, onAdd }: RequiredTargetsProps) {
  const { t } = useLingui();
  const status = useRef<HTMLParagraphElement>(null);
  const required = useRequiredTargets();
  if (required.length === 0) return null;
  const missing = required.filter(({ value }) => outgoing.every(({ target }) => target !== value));
  const names = missing.map(({ label }) => label).join('; ');
  const add = () => {
    onAdd(missing.map(({ value }) => ({ target: value, source: { kind: 'answer', field: '' } })));
    // The button disappears.
    status.current?.focus();
  };
  return (
    <Alert color={missing.length > 0 ? 'yellow' : 'green'} variant="light">
      <Text ref={status} tabIndex={-1} role="status">
        {missing.length > 0
          ? t`De ontvanger wil ook deze verplichte waarden: ${names}.`
          : t`Alle verplichte waarden staan in de lijst.`}
      </Text>
      {missing.length > 0 && (
        <Button
          mt="sm"
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          <Trans>Verplichte waarden toevoegen</Trans>
        </Button>
      )}
    </Alert>
  );
}

function useRequiredTargets() {
  const { integration } = useOpenIntegration();
  const driver = useReceiverDriver(integration.provider);
  const { data = [] } = useProviderChoices({
    provider: driver?.targets && driver.provider,
    list: driver?.targets?.list ?? 'attributes',
    of: driver?.targets ? (integration.options[driver.targets.of] ?? '') : '',
  });
  return data.filter(({ is_required: isRequired }) => isRequired === true);
}
