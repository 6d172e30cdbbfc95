import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';
import { RemarkList } from './remark-list.tsx';
import classes from './remarks.module.css';
import { useAddRemark, type RemarkedChange } from './version-remarks-query.ts';

interface ChangeRemarksProps {
  readonly versionId: string;
  readonly change: RemarkedChange;
  /** The remarks on this change. */
  readonly remarks: readonly VersionRemark[];
}

/** The remarks on one change, and an input for a new one. */
export function ChangeRemarks({ versionId, change, remarks }: ChangeRemarksProps) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={classes.remarks}>
      <RemarkList versionId={versionId} remarks={remarks} />
      {isWriting ? (
        <NewRemark versionId={versionId} change={change} onClose={() => setWriting(false)} />
      ) : (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconMessage size={16} aria-hidden />}
          onClick={() => setWriting(true)}
        >
          <Trans>Opmerking maken</Trans>
        </Button>
      )}
    </div>
  );
}

interface NewRemarkProps {
  readonly versionId: string;
  readonly change: RemarkedChange;
  readonly onClose: () => void;
}

function NewRemark({ versionId, change, onClose }: NewRemarkProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useUnsavedChangesGuard(text.trim() !== '');
  const add = useAddRemark(versionId, change, onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') add.mutate(text.trim());
      }}
    >
      <Stack gap="xs">
        <FailureAlert error={add.error} />
        <Textarea
          label={t`Nieuwe opmerking`}
          description={t`Iedereen die deze versie mag zien, leest dit.`}
          autosize
          minRows={2}
          maxLength={2000}
          autoFocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button size="compact-sm" type="submit" loading={add.isPending}>
            <Trans>Opmerking toevoegen</Trans>
          </Button>
          <Button size="compact-sm" variant="default" onClick={onClose}>
            <Trans>Annuleren</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
