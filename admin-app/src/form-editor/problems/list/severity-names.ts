import type { Severity } from '@form-builder/core/analysis/finding-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the severities. */
export const severityNames: Readonly<Record<Severity, MessageDescriptor>> = {
  error: msg`Fout`,
  warning: msg`Waarschuwing`,
  hint: msg`Tip`,
};
