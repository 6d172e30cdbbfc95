import { msg } from '@lingui/core/macro';
import { IconCalendarStats } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const dateFormulaEntry: FieldTypeEntry = {
  icon: IconCalendarStats,
  name: msg`Berekende datum`,
  explanation: msg`Een datum die het formulier zelf berekent`,
  startLabel: msg`Nieuwe berekende datum`,
};
