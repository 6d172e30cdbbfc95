import { msg } from '@lingui/core/macro';
import { IconCurrencyEuro } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const currencyEntry: FieldTypeEntry = {
  icon: IconCurrencyEuro,
  name: msg`Bedrag`,
  explanation: msg`Een geldbedrag met cijfers achter de komma`,
  startLabel: msg`Nieuw bedrag`,
};
