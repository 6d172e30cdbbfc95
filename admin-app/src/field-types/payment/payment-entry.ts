import { msg } from '@lingui/core/macro';
import { IconCreditCard } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const paymentEntry: FieldTypeEntry = {
  icon: IconCreditCard,
  name: msg`Betalen`,
  explanation: msg`Betalen bij het versturen`,
  startLabel: msg`Betalen`,
};
