import { msg } from '@lingui/core/macro';
import { IconMapSearch } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const bagEntry: FieldTypeEntry = {
  icon: IconMapSearch,
  name: msg`Adres zoeken`,
  explanation: msg`Een adres uit de basisregistratie (BAG)`,
  startLabel: msg`Adres`,
};
