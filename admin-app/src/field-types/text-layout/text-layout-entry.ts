import { msg } from '@lingui/core/macro';
import { IconTypography } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const textLayoutEntry: FieldTypeEntry = {
  icon: IconTypography,
  name: msg`Opgemaakte tekst`,
  explanation: msg`Uitleg met koppen, lijsten en links`,
  startLabel: msg`Uitleg`,
};
