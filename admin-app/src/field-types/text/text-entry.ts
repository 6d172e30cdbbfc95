import { msg } from '@lingui/core/macro';
import { IconCursorText } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const textEntry: FieldTypeEntry = {
  icon: IconCursorText,
  name: msg`Tekst`,
  explanation: msg`Eén regel tekst, zoals een naam`,
  startLabel: msg`Nieuwe vraag`,
};
