import { msg } from '@lingui/core/macro';
import { IconPhoto } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const imageEntry: FieldTypeEntry = {
  icon: IconPhoto,
  name: msg`Afbeelding`,
  explanation: msg`Een foto of tekening`,
  startLabel: msg`Afbeelding`,
};
