import { useEffect, useState } from 'react';
import { openDocument } from './documents/open-document.ts';
import { type RedactableDocument } from './documents/redactable-document.ts';

/** The state of a document: opening, open, or failed. */
export type OpenedDocument = RedactableDocument | 'opening' | 'failed';

/** Opens a file to redact, and closes it with the editor. */
export function useDocument(file: Blob): OpenedDocument {
  const [opened, setOpened] = useState<OpenedDocument>('opening');
  useEffect(() => {
    let isGone = false;
    let close: () => void = () => undefined;
    const take = (document: RedactableDocument) => {
      if (isGone) return document.close();
      close = document.close;
      setOpened(document);
    };
    openDocument(file).then(take, () => {
      if (!isGone) setOpened('failed');
    });
    return () => {
      isGone = true;
      close();
    };
  }, [file]);
  return opened;
}
