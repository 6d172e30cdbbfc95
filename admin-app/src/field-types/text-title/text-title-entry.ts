import { msg } from '@lingui/core/macro';
import { IconHeading } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const textTitleEntry: FieldTypeEntry = {
  icon: IconHeading,
  name: msg`Tussenkop`,
  explanation: msg`Een kop tussen de vragen`,
  startLabel: msg`Tussenkop`,
};
