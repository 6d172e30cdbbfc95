import { msg } from '@lingui/core/macro';
import { IconAlignLeft } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const textareaEntry: FieldTypeEntry = {
  icon: IconAlignLeft,
  name: msg`Lange tekst`,
  explanation: msg`Meer regels tekst, zoals een toelichting`,
  startLabel: msg`Nieuwe vraag`,
};
