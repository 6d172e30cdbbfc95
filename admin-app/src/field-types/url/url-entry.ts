import { msg } from '@lingui/core/macro';
import { IconWorld } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const urlEntry: FieldTypeEntry = {
  icon: IconWorld,
  name: msg`Webadres`,
  explanation: msg`Het adres van een website`,
  startLabel: msg`Webadres`,
};
