import { msg } from '@lingui/core/macro';
import { IconCheckbox } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const checkboxEntry: FieldTypeEntry = {
  icon: IconCheckbox,
  name: msg`Aankruisvakje`,
  explanation: msg`Eén vakje: ja of nee`,
  startLabel: msg`Ik ga akkoord`,
};
