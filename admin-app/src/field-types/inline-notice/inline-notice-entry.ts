import { msg } from '@lingui/core/macro';
import { IconInfoSquareRounded } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const inlineNoticeEntry: FieldTypeEntry = {
  icon: IconInfoSquareRounded,
  name: msg`Melding`,
  explanation: msg`Tekst die opvalt: uitleg, waarschuwing of bevestiging`,
  startLabel: msg`Let op`,
};
