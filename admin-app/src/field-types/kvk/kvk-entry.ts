import { msg } from '@lingui/core/macro';
import { IconBuildingStore } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const kvkEntry: FieldTypeEntry = {
  icon: IconBuildingStore,
  name: msg`KVK-nummer`,
  explanation: msg`Een nummer van acht cijfers, zonder opzoeken`,
  startLabel: msg`KVK-nummer`,
};
