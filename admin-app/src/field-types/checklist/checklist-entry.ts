import { msg } from '@lingui/core/macro';
import { IconListCheck } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const checklistEntry: FieldTypeEntry = {
  icon: IconListCheck,
  name: msg`Afvinklijst`,
  explanation: msg`Punten die allemaal worden afgevinkt`,
  startLabel: msg`Nieuwe afvinklijst`,
};
