import { msg } from '@lingui/core/macro';
import { IconMathFunction } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const formulaEntry: FieldTypeEntry = {
  icon: IconMathFunction,
  name: msg`Berekening`,
  explanation: msg`Een uitkomst die het formulier zelf berekent`,
  startLabel: msg`Nieuwe berekening`,
};
