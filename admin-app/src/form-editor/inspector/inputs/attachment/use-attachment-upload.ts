import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { attachmentRules } from '@form-builder/core/attachments/attachment-rules.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../api/error-text.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';
import { useEditor } from '../../../editor/editor-context.ts';
import { uploadAttachment } from './upload-attachment.ts';

/** An upload of the field on screen; it stops when another field is selected. */
export interface AttachmentUpload {
  readonly start: (file: File) => void;
  readonly stop: () => void;
  /** The file that is being uploaded, or failed. */
  readonly file: File | undefined;
  readonly isPending: boolean;
  /** From 0 to 1. */
  readonly progress: number;
  readonly error: string | undefined;
}

export function useAttachmentUpload(
  purpose: AttachmentPurpose,
  onDone: (attachment: Attachment) => void,
): AttachmentUpload {
  const { t } = useLingui();
  const { formId } = useEditor();
  const [progress, setProgress] = useState(0);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const maxBytes = attachmentRules[purpose].maxBytes;
  const upload = useMutation({
    mutationFn: (file: File) => {
      if (file.size > maxBytes) return Promise.reject(new FileTooLarge());
      const current = new AbortController();
      control.current = current;
      return uploadAttachment(
        { formId, purpose, file },
        { signal: current.signal, onProgress: setProgress },
      );
    },
    onMutate: () => setProgress(0),
    onSuccess: (attachment) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.attachments(formId, purpose) });
      onDone(attachment);
    },
    meta: { showsErrors: true },
  });
  const explain = (error: Error) =>
    error instanceof FileTooLarge
      ? t`Dit bestand is te groot. Kies een bestand van hoogstens ${maxBytes / 1_000_000} MB.`
      : errorText(error);
  return {
    start: upload.mutate,
    stop: () => {
      control.current?.abort();
      upload.reset();
    },
    file: upload.variables,
    isPending: upload.isPending,
    progress,
    error: upload.error === null ? undefined : explain(upload.error),
  };
}

class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}
