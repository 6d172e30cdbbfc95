import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { errorText } from '../../api/error-text.ts';
import { useIsUnsaved } from '../editor/editor-context.ts';
import type { Restore } from './use-restore.ts';

interface RestoreConfirmationProps {
  /** The time of the moment, as text. */
  readonly time: string;
  readonly revision: number;
  readonly restore: Restore;
  readonly onCancel: () => void;
}

/** Says what restoring does, and asks for it. */
export function RestoreConfirmation({
  time,
  revision,
  restore,
  onCancel,
}: RestoreConfirmationProps) {
  const { t } = useLingui();
  const isUnsaved = useIsUnsaved();
  return (
    <Alert color="yellow" mt="xs" title={t`Terug naar ${time}?`}>
      <Text size="sm">
        <Trans>
          Alles in deze versie wordt weer zoals op dit moment, ook wat je collega’s daarna
          wijzigden. Die wijzigingen blijven in de geschiedenis staan. Je kunt het terugzetten
          ongedaan maken.
        </Trans>
      </Text>
      <div role="alert">
        {restore.error !== null && (
          <Text size="sm" c="red.7" mt="xs">
            {errorText(restore.error)}
          </Text>
        )}
      </div>
      {isUnsaved && (
        <Text size="sm" mt="xs" role="status">
          <Trans>Je laatste wijzigingen zijn nog niet opgeslagen. Terugzetten kan daarna.</Trans>
        </Text>
      )}
      <Group gap="sm" mt="sm">
        <Button
          size="compact-md"
          data-autofocus
          autoFocus
          loading={restore.isPending}
          onClick={() => {
            if (!isUnsaved) restore.run(revision, time);
          }}
        >
          <Trans>Terugzetten</Trans>
        </Button>
        <Button size="compact-md" variant="default" onClick={onCancel}>
          <Trans>Annuleren</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
