import { msg } from '@lingui/core/macro';
import { IconLogin2 } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const authEntry: FieldTypeEntry = {
  icon: IconLogin2,
  name: msg`Inloggen`,
  explanation: msg`Inloggen met DigiD, eHerkenning of een andere dienst`,
  startLabel: msg`Inloggen`,
};
