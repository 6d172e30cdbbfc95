import type { RetentionChange } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { formatExact } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';

/** Asks before terms are saved that remove submissions in the next night; resolves to whether to save them. */
export function useConfirmRemoval(): (change: RetentionChange) => Promise<boolean> {
  const { t } = useLingui();
  return (change) =>
    new Promise((resolve) => {
      if (change.delete + change.anonymise === 0) {
        resolve(true);
        return;
      }
      modals.openConfirmModal({
        title: t`Termijnen opslaan?`,
        children: <Removal change={change} />,
        labels: { confirm: t`Opslaan`, cancel: t`Annuleren` },
        confirmProps: { color: 'red' },
        onConfirm: () => resolve(true),
        // Closing follows confirming too; only the first answer counts.
        onClose: () => resolve(false),
      });
    });
}

function Removal({ change }: { readonly change: RetentionChange }) {
  const { at, delete: deleted, anonymise: anonymised } = change;
  const night = formatExact(at, currentRegion());
  return (
    <Stack gap="sm">
      <Text>
        <Trans>Door deze termijnen gebeurt er iets met inzendingen op {night}:</Trans>
      </Text>
      <List>
        {deleted > 0 && (
          <List.Item>
            <Plural
              value={deleted}
              one="# inzending wordt verwijderd"
              other="# inzendingen worden verwijderd"
            />
          </List.Item>
        )}
        {anonymised > 0 && (
          <List.Item>
            <Plural
              value={anonymised}
              one="# inzending wordt geanonimiseerd"
              other="# inzendingen worden geanonimiseerd"
            />
          </List.Item>
        )}
      </List>
      <Text>
        <Trans>Dat kun je niet terugdraaien.</Trans>
      </Text>
    </Stack>
  );
}
