import type {
  QuarantineFinding,
  QuarantineState,
} from '@form-builder/core/contract/staff/settings/quarantine.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a file was set aside. */
export const findingNames: Readonly<Record<QuarantineFinding, MessageDescriptor>> = {
  infected: msg`virus gevonden`,
  unscannable: msg`niet te controleren`,
};

/** What happened to a file since. */
export const stateNames: Readonly<Record<QuarantineState, MessageDescriptor>> = {
  held: msg`apart gezet`,
  cleared: msg`later geen virus gevonden`,
  released: msg`vrijgegeven`,
  deleted: msg`verwijderd`,
};
