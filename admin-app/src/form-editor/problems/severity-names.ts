import type { Severity } from '@form-builder/core/analysis/finding-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How bad a problem is, in a word. */
export const severityNames: Readonly<Record<Severity, MessageDescriptor>> = {
  error: msg`Fout`,
  warning: msg`Waarschuwing`,
  hint: msg`Tip`,
};
