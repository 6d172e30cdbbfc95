import { msg } from '@lingui/core/macro';
import { IconMail } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const emailEntry: FieldTypeEntry = {
  icon: IconMail,
  name: msg`E-mailadres`,
  explanation: msg`Controleert of het een e-mailadres is`,
  startLabel: msg`E-mailadres`,
};
