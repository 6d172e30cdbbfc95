import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { useOpenIntegration } from './integration-layout.tsx';
import styles from './integrations.module.css';
import { useSaveIntegrations } from './use-save-integrations.ts';

type Changes = Partial<Integration>;

interface IntegrationFormProps {
  /** The inputs of the tab, for the integration as it is edited. */
  readonly children: (draft: Integration, change: (members: Changes) => void) => ReactNode;
  /** The content below the form, which is not part of it. */
  readonly below?: (draft: Integration) => ReactNode;
}

/**
 * One tab of an integration: changes are kept until they are saved; a published version is
 * read-only.
 */
export function IntegrationForm({ children, below }: IntegrationFormProps) {
  const { version, integration } = useOpenIntegration();
  const [changes, setChanges] = useState<Changes>({});
  const save = useSaveIntegrations(version);
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedChangesGuard(isDirty);
  const draft = { ...integration, ...changes };
  const submit = () => {
    const list = readIntegrations(version.settings).map((one) =>
      one.id === integration.id ? draft : one,
    );
    save.mutate(list, { onSuccess: () => setChanges((current) => without(current, changes)) });
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="lg" mt="lg" maw="60rem">
          <FailureAlert error={save.error} />
          {!version.is_editable && (
            <Alert color="gray" variant="light">
              <Trans>
                Deze versie ligt vast. Maak een nieuwe versie om de koppeling te wijzigen.
              </Trans>
            </Alert>
          )}
          <fieldset className={styles.values} disabled={!version.is_editable}>
            {children(draft, (members) => setChanges((current) => ({ ...current, ...members })))}
          </fieldset>
          {version.is_editable && (
            <SaveButtons
              isSaving={save.isPending}
              isDirty={isDirty}
              onReset={() => setChanges({})}
            />
          )}
        </Stack>
      </form>
      {below?.(draft)}
    </>
  );
}

/** A change that was made during the save remains a change. */
const without = (current: Changes, saved: Changes): Changes => {
  const before = new Map(Object.entries(saved));
  return Object.fromEntries(
    Object.entries(current).filter(([member, value]) => before.get(member) !== value),
  );
};
