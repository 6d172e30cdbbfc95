import { msg } from '@lingui/core/macro';
import { IconRepeat } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const inputCollectionEntry: FieldTypeEntry = {
  icon: IconRepeat,
  name: msg`Herhalende groep`,
  explanation: msg`Dezelfde velden, zo vaak als nodig`,
  startLabel: msg`Nieuwe herhalende groep`,
};
