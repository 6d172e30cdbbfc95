import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /**
   * Closes the dialog; also called for the Escape key. The browser returns the focus to the element
   * that opened the dialog.
   */
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * A modal dialog over the form (ARIA Authoring Practices); the browser keeps the focus inside it.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} part="dialog" onClose={onClose}>
      {isOpen && (
        <>
          <h2 className="dialog-title" id={id}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
}
