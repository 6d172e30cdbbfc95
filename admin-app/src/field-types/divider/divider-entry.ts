import { msg } from '@lingui/core/macro';
import { IconSeparatorHorizontal } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const dividerEntry: FieldTypeEntry = {
  icon: IconSeparatorHorizontal,
  name: msg`Scheidingslijn`,
  explanation: msg`Een lijn tussen de vragen`,
  startLabel: msg`Scheidingslijn`,
};
