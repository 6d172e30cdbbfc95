import { msg } from '@lingui/core/macro';
import { IconCircleDot } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const selectEntry: FieldTypeEntry = {
  icon: IconCircleDot,
  name: msg`Eén keuze`,
  explanation: msg`Eén antwoord uit een lijst`,
  startLabel: msg`Maak een keuze`,
};
