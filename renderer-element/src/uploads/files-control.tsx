import { useState } from 'react';
import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import { fileRestrictions } from '@form-builder/core/field-types/uploads/file-restrictions.ts';
import { formatFiles } from '@form-builder/core/field-types/uploads/uploaded-files.ts';
import type { FileLimits } from '@form-builder/core/field-types/uploads/file-limits.ts';
import type { FieldViewProps } from '../state/fields/field-view.ts';
import { useOffline } from '../requests/use-offline.ts';
import { useText } from '../i18n/text-context.tsx';
import { useLazyModule } from '../lazy-modules/use-lazy-module.ts';
import { addPendingFiles } from './sending/pending-files.ts';
import { DropZone } from './drop-zone.tsx';
import { uploadListModule } from './load-upload-list.ts';
import { unsentFile } from './sending/unsent-file.ts';

interface FilesControlProps extends FieldViewProps<'file' | 'files'> {
  readonly rules: UploadRules;
  /** The limits to show before choosing. */
  readonly statedLimits: FileLimits | undefined;
  readonly isForMany: boolean;
}

/** Lets the visitor choose files, lists them, and announces changes. */
export function FilesControl({ rules, statedLimits, isForMany, ...props }: FilesControlProps) {
  const { cell, ids, value, error, describedBy } = props;
  const text = useText();
  const [isWanted, setWanted] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const part = useLazyModule(uploadListModule, isWanted || value !== null);
  const restrictions = fileRestrictions(statedLimits, text);
  const limitsId = `${ids.hint}-limits`;
  const choose = (files: readonly File[]) => {
    const chosen = isForMany ? files : files.slice(0, 1);
    if (chosen.length === 0) return;
    const list = part?.listOf(cell);
    // Uploads may be running; an older answer must not overwrite their results.
    if (list) return list.add(chosen, { isOnly: !isForMany });
    addPendingFiles(cell, chosen, { isOnly: !isForMany });
    // The answer contains the files at once, so that the visitor cannot continue without them.
    props.change([...(isForMany ? (value ?? []) : []), ...chosen.map(unsentFile)]);
  };
  const leave = () => {
    part?.listOf(cell)?.flush();
    props.leave();
  };
  return (
    <div className="files">
      {restrictions && (
        <p className="hint" id={limitsId}>
          {restrictions}
        </p>
      )}
      <DropZone
        ids={ids}
        isForMany={isForMany}
        describedBy={[describedBy, restrictions && limitsId].filter(Boolean).join(' ') || undefined}
        isInvalid={error !== undefined}
        isEnabled={cell.enabled}
        hasFiles={value !== null}
        allowedTypes={rules.allowedTypes}
        onIntent={() => setWanted(true)}
        onFiles={choose}
        onLeave={leave}
      />
      {part ? (
        <part.UploadListView
          cell={cell}
          value={value}
          ids={ids}
          rules={rules}
          label={text.translate('form.files.list')}
          isForOne={!isForMany}
          onAnnounce={setAnnouncement}
        />
      ) : (
        value && <WaitingFiles names={formatFiles(value)} />
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** The files while the code that uploads and lists them loads. */
function WaitingFiles({ names }: { readonly names: string }) {
  const { translate } = useText();
  const isOffline = useOffline();
  return (
    <p className="files-waiting" role="status">
      {names}. {translate(isOffline ? 'form.files.stalled' : 'element.loading')}
    </p>
  );
}
