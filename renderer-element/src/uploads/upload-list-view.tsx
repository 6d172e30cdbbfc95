import { useRef } from 'react';
import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import type { FieldViewProps } from '../state/fields/field-view.ts';
import { useFieldContext } from '../state/fields/field-context.tsx';
import { useText } from '../i18n/text-context.tsx';
import styles from '../theme/fields/upload-list.css?inline';
import { useStyles } from '../theme/use-styles.ts';
import type { UploadEvent } from './upload-list.ts';
import { UploadItem } from './upload-item.tsx';
import { uploadEventText, useUploads } from './use-uploads.ts';

export { listOf } from './use-uploads.ts';

interface UploadListViewProps extends Pick<FieldViewProps<'files'>, 'cell' | 'value' | 'ids'> {
  readonly label: string;
  readonly rules: UploadRules;
  readonly isForOne?: boolean;
  /** Receives announcements about the files. */
  onAnnounce(announcement: string): void;
}

/** The files of a field: takes the pending ones, uploads them, and lists their progress. */
export function UploadListView({ label, ids, onAnnounce, ...question }: UploadListViewProps) {
  const text = useText();
  const { loadServices } = useFieldContext();
  const announce = (next: UploadEvent) => onAnnounce(uploadEventText(next, text));
  const { uploads, list } = useUploads({ ...question, onAnnounce: announce });
  const items = useRef<HTMLUListElement>(null);
  useStyles(items, styles);
  const remove = (id: string, index: number) => {
    list.remove(id);
    // The focused button was removed, so the next file's button receives the focus, else the input.
    requestAnimationFrame(() => focusNear(items.current, index, ids.control));
  };
  return (
    <ul className="uploads" ref={items} aria-label={label} hidden={uploads.length === 0}>
      {uploads.map((upload, index) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          isEnabled={question.cell.enabled}
          isPreview={!loadServices}
          onRemove={() => remove(upload.id, index)}
          onRetry={() => list.retry(upload.id)}
        />
      ))}
    </ul>
  );
}

function focusNear(list: HTMLUListElement | null, index: number, inputId: string): void {
  const buttons = list?.querySelectorAll<HTMLElement>('.upload-remove') ?? [];
  const next = buttons[Math.min(index, buttons.length - 1)];
  const root = list?.getRootNode();
  const input = root instanceof Document || root instanceof ShadowRoot ? root : undefined;
  (next ?? input?.getElementById(inputId))?.focus();
}
