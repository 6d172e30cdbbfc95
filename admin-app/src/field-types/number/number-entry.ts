import { msg } from '@lingui/core/macro';
import { IconNumbers } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const numberEntry: FieldTypeEntry = {
  icon: IconNumbers,
  name: msg`Getal`,
  explanation: msg`Een getal, met een kleinste en grootste waarde`,
  startLabel: msg`Aantal`,
};
