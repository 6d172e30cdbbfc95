import { msg } from '@lingui/core/macro';
import { IconId } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const bsnEntry: FieldTypeEntry = {
  icon: IconId,
  name: msg`Burgerservicenummer`,
  explanation: msg`Een BSN, met controle`,
  startLabel: msg`Burgerservicenummer`,
};
