import { useState, type DragEvent } from 'react';
import { extensionsOf } from '@form-builder/core/field-types/uploads/file-types.ts';
import type { FieldIds } from '../state/fields/field-ids.ts';
import { useText } from '../i18n/text-context.tsx';

interface DropZoneProps {
  readonly ids: FieldIds;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isEnabled: boolean;
  readonly isForMany: boolean;
  readonly hasFiles: boolean;
  readonly allowedTypes: readonly string[] | undefined;
  /** Called when the visitor may be about to choose files. */
  onIntent(): void;
  onFiles(files: readonly File[]): void;
  onLeave(): void;
}

/** A file input that looks like a button, in a box to drop files on. */
export function DropZone(props: DropZoneProps) {
  const { ids, describedBy, isInvalid, isEnabled, isForMany, hasFiles, onFiles } = props;
  const { translate } = useText();
  const [isOver, setOver] = useState(false);
  const one = hasFiles ? 'choose_other' : 'choose_one';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isEnabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className="drop-zone"
      part="drop-zone"
      data-over={isOver ? '' : undefined}
      onPointerEnter={props.onIntent}
      onFocus={props.onIntent}
      onDragEnter={props.onIntent}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(isEnabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="file-input"
        id={ids.control}
        multiple={isForMany}
        accept={acceptOf(props.allowedTypes)}
        disabled={!isEnabled}
        aria-labelledby={`${ids.label} ${ids.control}-button`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Emptied, so that the same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
        onBlur={props.onLeave}
      />
      <label className="button" id={`${ids.control}-button`} htmlFor={ids.control}>
        {translate(`form.files.${isForMany ? 'choose_many' : one}`)}
      </label>
      {isEnabled && (
        <span className="drop-words" aria-hidden="true">
          {translate(`form.files.${isForMany ? 'drop_many' : 'drop_one'}`)}
        </span>
      )}
    </div>
  );
}

/** The MIME types and the extensions, because some systems support only one of the two. */
function acceptOf(allowed: readonly string[] = []): string | undefined {
  if (allowed.length === 0) return undefined;
  const extensions = new Set(allowed.flatMap(extensionsOf));
  return [...allowed, ...[...extensions].map((extension) => `.${extension}`)].join(',');
}
