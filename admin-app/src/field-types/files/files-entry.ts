import { msg } from '@lingui/core/macro';
import { IconFiles } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const filesEntry: FieldTypeEntry = {
  icon: IconFiles,
  name: msg`Bestanden`,
  explanation: msg`Een of meer bestanden meesturen`,
  startLabel: msg`Nieuwe bestanden`,
};
