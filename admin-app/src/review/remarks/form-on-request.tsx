import { useState, type ReactNode } from 'react';

/** What the button that opens the form is given. */
export interface OpenerProps {
  /** The focus comes back from the form. */
  readonly autoFocus: boolean;
  readonly onClick: () => void;
}

interface FormOnRequestProps {
  readonly form: (onClose: () => void) => ReactNode;
  /** The button, which the form replaces while it is open. */
  readonly children: (opener: OpenerProps) => ReactNode;
}

/** A button that makes place for a form, and has the focus again when that closes. */
export function FormOnRequest({ form, children }: FormOnRequestProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (state === 'open') return form(() => setState('closed'));
  return children({ autoFocus: state === 'closed', onClick: () => setState('open') });
}
