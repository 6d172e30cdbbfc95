import type { Passkey } from '@form-builder/core/contract/staff/users/passkeys.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BorderedList } from '../../bordered-list/bordered-list.tsx';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemove: (passkey: Passkey) => void;
}

/** The passkeys with their last use; each can be renamed and removed. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  if (passkeys.length === 0)
    return (
      <Text c="dimmed">
        <Trans>Je hebt nog geen passkey.</Trans>
      </Text>
    );
  return (
    <BorderedList>
      {passkeys.map((passkey) =>
        passkey.id === renamed ? (
          <li key={passkey.id}>
            <RenamePasskey passkey={passkey} onDone={() => setRenamed(null)} />
          </li>
        ) : (
          <li key={passkey.id}>
            <PasskeyItem
              passkey={passkey}
              onRename={() => setRenamed(passkey.id)}
              onRemove={() => onRemove(passkey)}
            />
          </li>
        ),
      )}
    </BorderedList>
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useLingui();
  const { name, used_at: usedAt, created_at: createdAt } = passkey;
  return (
    <Group justify="space-between" gap="sm" px="md" py="sm">
      <Stack gap={0}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {passkey.is_synced ? t`Ook op je andere apparaten` : t`Alleen op dit ene apparaat`}
          {' · '}
          {usedAt === null ? (
            <Trans>
              Toegevoegd <RelativeTime at={createdAt} />
            </Trans>
          ) : (
            <Trans>
              Laatst gebruikt <RelativeTime at={usedAt} />
            </Trans>
          )}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          aria-label={t`Naam wijzigen: ${name}`}
          onClick={onRename}
        >
          <Trans>Naam wijzigen</Trans>
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t`Verwijderen: ${name}`}
          onClick={onRemove}
        >
          <Trans>Verwijderen</Trans>
        </Button>
      </Group>
    </Group>
  );
}
