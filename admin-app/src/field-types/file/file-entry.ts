import { msg } from '@lingui/core/macro';
import { IconFile } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const fileEntry: FieldTypeEntry = {
  icon: IconFile,
  name: msg`Bestand`,
  explanation: msg`Eén bestand meesturen`,
  startLabel: msg`Nieuw bestand`,
};
