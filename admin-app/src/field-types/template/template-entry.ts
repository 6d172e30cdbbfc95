import { msg } from '@lingui/core/macro';
import { IconTemplate } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const templateEntry: FieldTypeEntry = {
  icon: IconTemplate,
  name: msg`Bouwblok`,
  explanation: msg`De vragen van een gepubliceerd bouwblok`,
  startLabel: msg`Bouwblok`,
};
