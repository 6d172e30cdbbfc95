import { msg } from '@lingui/core/macro';
import { IconPhone } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const phoneEntry: FieldTypeEntry = {
  icon: IconPhone,
  name: msg`Telefoonnummer`,
  explanation: msg`Nederlands of internationaal`,
  startLabel: msg`Telefoonnummer`,
};
