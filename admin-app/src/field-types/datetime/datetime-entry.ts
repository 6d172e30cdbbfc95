import { msg } from '@lingui/core/macro';
import { IconCalendarTime } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const datetimeEntry: FieldTypeEntry = {
  icon: IconCalendarTime,
  name: msg`Datum en tijd`,
  explanation: msg`Een dag met een tijdstip`,
  startLabel: msg`Nieuwe datum en tijd`,
};
