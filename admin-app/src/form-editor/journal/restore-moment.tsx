import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { useIsEditable } from '../editor/editor-context.ts';
import { RestoreConfirmation } from './restore-confirmation.tsx';
import type { Restore } from './use-restore.ts';

interface RestoreMomentProps {
  readonly revision: number;
  /** The moment in a sentence: its time, or what it is. */
  readonly time: string;
  /** Tells the moment from others for screen readers. */
  readonly name: string;
  readonly restore: Restore;
}

/** The button to go back to a moment, and the confirmation that it asks for. */
export function RestoreMoment({ revision, time, name, restore }: RestoreMomentProps) {
  const { t } = useLingui();
  const isEditable = useIsEditable();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <RestoreConfirmation
        time={time}
        restore={restore}
        revision={revision}
        onCancel={() => setAsking(false)}
      />
    );
  if (!isEditable) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconRestore size={16} aria-hidden />}
      aria-label={t`Terugzetten naar dit moment: ${name}`}
      autoFocus={restore.lastAsked === revision}
      onClick={() => {
        restore.ask(revision);
        setAsking(true);
      }}
    >
      <Trans>Terugzetten naar dit moment</Trans>
    </Button>
  );
}
