import { msg } from '@lingui/core/macro';
import { IconMapPin } from '@tabler/icons-react';
import type { FieldTypeEntry } from '../field-type-entry.ts';

export const postcodeEntry: FieldTypeEntry = {
  icon: IconMapPin,
  name: msg`Postcode`,
  explanation: msg`Een Nederlandse of Belgische postcode`,
  startLabel: msg`Postcode`,
};
