import { msg } from '@lingui/core/macro';
import { IconEyeOff } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const redactedEntry: FieldTypeEntry = {
  icon: IconEyeOff,
  name: msg`Zwartgemaakt bestand`,
  explanation: msg`Delen van een meegestuurd bestand zwart maken`,
  startLabel: msg`Zwartgemaakt bestand`,
};
