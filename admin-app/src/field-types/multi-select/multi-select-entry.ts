import { msg } from '@lingui/core/macro';
import { IconListCheck } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const multiSelectEntry: FieldTypeEntry = {
  icon: IconListCheck,
  name: msg`Meer keuzes`,
  explanation: msg`Een of meer antwoorden uit een lijst`,
  startLabel: msg`Maak een of meer keuzes`,
};
