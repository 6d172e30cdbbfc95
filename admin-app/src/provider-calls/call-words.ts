import type { CallOperation } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of what a provider is called for. */
export const operationNames: Readonly<Record<CallOperation, MessageDescriptor>> = {
  deliver: msg`Leveren`,
  log_in: msg`Inloggen`,
  pay: msg`Betalen`,
  look_up: msg`Opzoeken`,
  choose: msg`Keuzes ophalen`,
  check: msg`Testen`,
};
