import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { FormOnRequest } from './form-on-request.tsx';
import { RemarkForm } from './remark-form.tsx';
import { RemarkList } from './remark-list.tsx';
import classes from './remarks.module.css';
import { useAddRemark, type RemarkedChange } from './use-remark-changes.ts';

interface ChangeRemarksProps {
  readonly versionId: string;
  readonly change: RemarkedChange;
  /** The remarks on this change. */
  readonly remarks: readonly VersionRemark[];
}

/** The remarks on one change, and an input for a new one. */
export function ChangeRemarks({ versionId, change, remarks }: ChangeRemarksProps) {
  const { t } = useLingui();
  return (
    <div className={classes.remarks}>
      <RemarkList versionId={versionId} remarks={remarks} />
      <FormOnRequest
        form={(onClose) => <NewRemark versionId={versionId} change={change} onClose={onClose} />}
      >
        {(opener) => (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconMessage size={16} aria-hidden />}
            aria-label={t`Opmerking maken: ${change.text}`}
            {...opener}
          >
            <Trans>Opmerking maken</Trans>
          </Button>
        )}
      </FormOnRequest>
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
  const add = useAddRemark(versionId, change, onClose);
  return (
    <RemarkForm
      label={t`Nieuwe opmerking`}
      submitLabel={t`Opmerking toevoegen`}
      error={add.error}
      isPending={add.isPending}
      onSubmit={(text) => add.mutate(text)}
      onClose={onClose}
    />
  );
}
