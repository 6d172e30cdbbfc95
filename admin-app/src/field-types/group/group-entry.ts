import { msg } from '@lingui/core/macro';
import { IconLayoutList } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const groupEntry: FieldTypeEntry = {
  icon: IconLayoutList,
  name: msg`Groep`,
  explanation: msg`Velden bij elkaar, met een titel`,
  startLabel: msg`Nieuwe groep`,
};
