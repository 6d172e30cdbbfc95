import { msg } from '@lingui/core/macro';
import { IconCalendar } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const dateEntry: FieldTypeEntry = {
  icon: IconCalendar,
  name: msg`Datum`,
  explanation: msg`Een dag op de kalender`,
  startLabel: msg`Datum`,
};
