import { msg } from '@lingui/core/macro';
import { IconBuildingBank } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const ibanEntry: FieldTypeEntry = {
  icon: IconBuildingBank,
  name: msg`Rekeningnummer`,
  explanation: msg`Een IBAN, met controle`,
  startLabel: msg`Rekeningnummer`,
};
