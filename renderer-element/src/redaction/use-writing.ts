import { useRef, useState } from 'react';
import type { FieldError } from '../state/errors/field-errors.ts';
import { useText } from '../i18n/text-context.tsx';
import { burnMasks } from './burn-masks.ts';
import type { Mask } from './mask.ts';
import type { RedactableDocument } from './documents/redactable-document.ts';

interface WritingOptions {
  readonly document: RedactableDocument;
  readonly masks: readonly Mask[];
  /** Receives the new file; resolves when it was uploaded. */
  onDone(file: Blob): Promise<void>;
}

/** The state of writing the new file, one at a time. */
export interface Writing {
  readonly state: 'ready' | 'writing' | 'failed';
  /** Why it failed; `undefined` when the file is written. */
  write(): Promise<FieldError | undefined>;
}

/** Writes a document without the content under the masks. */
export function useWriting({ document, masks, onDone }: WritingOptions): Writing {
  const { translate } = useText();
  const [state, setState] = useState<Writing['state']>('ready');
  const running = useRef<Promise<FieldError | undefined> | null>(null);
  const write = async () => {
    setState('writing');
    try {
      await onDone(await burnMasks(document, masks));
      return undefined;
    } catch (error) {
      setState('failed');
      reportError(error);
      return { message: translate('form.redaction.not_written') };
    } finally {
      running.current = null;
    }
  };
  return { state, write: () => (running.current ??= write()) };
}
