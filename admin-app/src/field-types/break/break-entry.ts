import { msg } from '@lingui/core/macro';
import { IconPlayerPause } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const breakEntry: FieldTypeEntry = {
  icon: IconPlayerPause,
  name: msg`Tussenstop`,
  explanation: msg`Opslaan en laten zien wat er tot hier is ingevuld`,
  startLabel: msg`Tussenstop`,
};
