import { msg } from '@lingui/core/macro';
import { IconListCheck } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const checklistEntry: FieldTypeEntry = {
  icon: IconListCheck,
  name: msg`Afvinklijst`,
  explanation: msg`Punten om een voor een af te vinken`,
  startLabel: msg`Nieuwe afvinklijst`,
};
