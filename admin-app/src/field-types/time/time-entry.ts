import { msg } from '@lingui/core/macro';
import { IconClock } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const timeEntry: FieldTypeEntry = {
  icon: IconClock,
  name: msg`Tijd`,
  explanation: msg`Uren en minuten`,
  startLabel: msg`Nieuwe tijd`,
};
