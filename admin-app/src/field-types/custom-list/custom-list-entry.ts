import { msg } from '@lingui/core/macro';
import { IconListSearch } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const customListEntry: FieldTypeEntry = {
  icon: IconListSearch,
  name: msg`Keuze uit een eigen lijst`,
  explanation: msg`Eén keuze uit een lijst van buiten het formulier`,
  startLabel: msg`Nieuwe keuze`,
};
