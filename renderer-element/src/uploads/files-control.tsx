import { useRef, useState } from 'react';
import type { UploadRules } from '@form-builder/core/field-types/field-type.ts';
import { fileRestrictions } from '@form-builder/core/field-types/file-restrictions.ts';
import type { FileLimits } from '@form-builder/core/validation/rules/file-limits.ts';
import type { FieldViewProps } from '../field-types/field-view.ts';
import { useForm } from '../field-types/form-context.tsx';
import { useText } from '../text/text-context.tsx';
import { DropZone } from './drop-zone.tsx';
import type { UploadNews } from './upload-list.ts';
import { UploadItem } from './upload-item.tsx';
import { newsText, useUploads } from './use-uploads.ts';

interface FilesControlProps extends FieldViewProps<'file' | 'files'> {
  readonly rules: UploadRules;
  /** The limits that are said beforehand. */
  readonly told: FileLimits | undefined;
  readonly isForMany: boolean;
}

/** Choosing files, the list of them, and word of what happens to each. */
export function FilesControl({ rules, told, isForMany, ...props }: FilesControlProps) {
  const { cell, ids, value, error, describedBy } = props;
  const text = useText();
  const { findServices } = useForm();
  const [news, setNews] = useState('');
  const onNews = (next: UploadNews) => setNews(newsText(next, text));
  const { uploads, list } = useUploads({ cell, value, rules, onNews });
  const restrictions = fileRestrictions(told, text);
  const limitsId = `${ids.hint}-limits`;
  const items = useRef<HTMLUListElement>(null);
  const remove = (id: string, index: number) => {
    list.remove(id);
    // The button that had the focus is gone: the one of the next file takes it, else the input.
    requestAnimationFrame(() => focusNear(items.current, index, ids.control));
  };
  const leave = () => {
    list.flush();
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
        {...{ ids, isForMany }}
        describedBy={[describedBy, restrictions && limitsId].filter(Boolean).join(' ') || undefined}
        isInvalid={error !== undefined}
        isEnabled={cell.enabled}
        hasFiles={uploads.length > 0}
        allowedTypes={rules.allowedTypes}
        onFiles={(files) => list.add(isForMany ? files : files.slice(0, 1), { isOnly: !isForMany })}
        onLeave={leave}
      />
      <ul
        className="uploads"
        ref={items}
        aria-label={text.translate('visit.files.list')}
        hidden={uploads.length === 0}
      >
        {uploads.map((upload, index) => (
          <UploadItem
            key={upload.id}
            upload={upload}
            isEnabled={cell.enabled}
            isPreview={!findServices}
            onRemove={() => remove(upload.id, index)}
            onRetry={() => list.retry(upload.id)}
          />
        ))}
      </ul>
      <p className="unseen" role="status">
        {news}
      </p>
    </div>
  );
}

function focusNear(list: HTMLUListElement | null, index: number, inputId: string): void {
  const buttons = list?.querySelectorAll<HTMLElement>('.upload-remove') ?? [];
  const next = buttons[Math.min(index, buttons.length - 1)];
  const root = list?.getRootNode();
  const input = root instanceof Document || root instanceof ShadowRoot ? root : undefined;
  (next ?? input?.getElementById(inputId))?.focus();
}
