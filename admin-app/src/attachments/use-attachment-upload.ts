import type { AttachmentPurpose } from '@form-builder/core/attachments/attachment-purposes.ts';
import { attachmentRules } from '@form-builder/core/attachments/attachment-rules.ts';
import type { Attachment } from '@form-builder/core/contract/staff/forms/attachments.ts';
import { formatBytes } from '../formats/format-bytes.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../api/error-text.ts';
import { attachmentUploadKey } from '../unsaved-changes/attachment-upload-key.ts';
import { currentRegion } from '../languages/languages.ts';
import { UnfitFile } from './unfit-file.ts';
import type { PostOptions } from './post-file.ts';

/** An upload by the part of the screen that shows it; it stops when that part is gone. */
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

interface UploadUse {
  readonly purpose: AttachmentPurpose;
  /** Uploads a file and has the server examine it. */
  readonly send: (file: File, options: PostOptions) => Promise<Attachment>;
  readonly onDone: (attachment: Attachment) => void;
}

/** Uploads one file at a time, with progress, and explains failures. */
export function useAttachmentUpload({ purpose, send, onDone }: UploadUse): AttachmentUpload {
  const { t } = useLingui();
  const [progress, setProgress] = useState(0);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const { maxBytes } = attachmentRules[purpose];
  const tooLarge = () => {
    const most = formatBytes(maxBytes, currentRegion());
    return t`Dit bestand is te groot. Kies een bestand van hoogstens ${most}.`;
  };
  const upload = useMutation({
    mutationKey: attachmentUploadKey,
    mutationFn: (file: File) => {
      if (file.size > maxBytes) return Promise.reject(new UnfitFile(tooLarge()));
      const current = new AbortController();
      control.current = current;
      return send(file, { signal: current.signal, onProgress: setProgress });
    },
    onMutate: () => setProgress(0),
    onSuccess: onDone,
    meta: { showsErrors: true },
  });
  const explain = (error: Error) => (error instanceof UnfitFile ? error.message : errorText(error));
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
