import { msg } from '@lingui/core/macro';
import { IconChecklist } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const multiCustomListEntry: FieldTypeEntry = {
  icon: IconChecklist,
  name: msg`Keuzes uit een eigen lijst`,
  explanation: msg`Een of meer keuzes uit een lijst van buiten het formulier`,
  startLabel: msg`Nieuwe keuzes`,
};
