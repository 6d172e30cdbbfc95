import { msg } from '@lingui/core/macro';
import { IconHandStop } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const stopBlockEntry: FieldTypeEntry = {
  icon: IconHandStop,
  name: msg`Stopblok`,
  explanation: msg`Zolang dit te zien is, kan de bezoeker niet verder`,
  startLabel: msg`U kunt niet verder`,
};
